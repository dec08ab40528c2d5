import { z } from "zod";
import { countField, createCodeField, enumNameField, enumNumberField } from "../fields";
import { roundFigure } from "../figures";
import type { ImportContext } from "../importer";
import type { SourcedItem } from "./import-item-sources";
import { stageLocales } from "./stages";

const shopSchema = z.object({ _ItemId: enumNumberField });
const tradeSchema = z.object({
  _Stage: createCodeField({
    ...Object.fromEntries(stageLocales.map(({ stage, id }) => [stage, id])),
    INVALID: null,
  } as Record<string, string | null>),
  _Request: enumNumberField,
  _RequestNum: countField,
  _Reward: z.array(enumNumberField),
  _RewardNum: z.array(countField),
});
const shipSchema = z.object({
  _ItemId: enumNumberField,
  _StockNum: countField,
  _Point: countField,
  _Rate: countField,
});
const meldSchema = z.object({ _ItemId: enumNumberField, _NeedPoint: countField });
const resultSchema = z.object({ _ItemId: enumNumberField });
const numSchema = z.object({
  _StoneResult: enumNameField,
  _MinNum: z.int().min(1),
  _MaxNum: z.int().min(1),
});
const exchangeSchema = z.object({
  _PayItemId: enumNumberField,
  _PayNum: countField,
  _RewardItemId: enumNumberField,
  _RewardNum: countField,
});
const talismanSchema = z.object({
  _MaterialID: enumNumberField,
  _MaterialNum: countField,
  _RewardID: enumNumberField,
  _RewardNum: countField,
});

/** Numbers that stand for no item. */
const noItem = 1;

/** Items from shops, traders, ships, melding, workshops and villagers. Needs items. */
export function readFacilitySources(context: ImportContext): SourcedItem[] {
  const { tables, ids } = context;
  const shop = tables.getDistinctRows("Facility/ItemShopData", shopSchema, ["_ItemId"]).map((row) => ({
    item: ids.get("items", row._ItemId, row.place, "_ItemId"),
    source: { kind: "shop" as const, pieces: 1 },
  }));
  const melded = tables.getDistinctRows("Facility/MakaData", meldSchema, ["_ItemId"]).map((row) => ({
    item: ids.get("items", row._ItemId, row.place, "_ItemId"),
    source: { kind: "melding" as const, points: row._NeedPoint, pieces: 1 },
  }));
  const villagers = tables
    .getDistinctRows("Facility/CollectionItemData", shopSchema, ["_ItemId"])
    .filter(({ _ItemId }) => _ItemId > noItem)
    .map((row) => ({
      item: ids.get("items", row._ItemId, row.place, "_ItemId"),
      source: { kind: "villagers" as const },
    }));
  return [
    ...shop,
    ...melded,
    ...villagers,
    ...readTrades(context),
    ...readShips(context),
    ...readWorkshop(context),
    ...readExchanges(context),
  ];
}

function readTrades({ tables, ids }: ImportContext): SourcedItem[] {
  const trades = tables.getRows("Facility/BarterData", tradeSchema).flatMap((row) =>
    row._Reward.flatMap((reward, at): SourcedItem[] => {
      const qty = row._RewardNum[at] ?? 0;
      const locale = row._Stage;
      if (reward <= noItem || qty === 0 || locale === null) return [];
      const item = ids.get("items", reward, row.place, "_Reward");
      const give = ids.get("items", row._Request, row.place, "_Request");
      return [{ item, source: { kind: "trade", locale, give, giveQty: row._RequestNum, qty, pieces: qty } }];
    }),
  );
  return [...new Map(trades.map((trade) => [JSON.stringify(trade), trade])).values()];
}

/**
 * Items of ships. `_Rate` is read as the percent of ships that offer it, since the rows of a kind are no table of 100.
 */
function readShips({ tables, ids }: ImportContext): SourcedItem[] {
  const offers = tables
    .getRows("Facility/SupportShipData", shipSchema)
    .filter(({ _ItemId, _StockNum, _Rate, _Point }) => _ItemId > noItem && _StockNum * _Rate * _Point > 0)
    .map(
      (row): SourcedItem => ({
        item: ids.get("items", row._ItemId, row.place, "_ItemId"),
        source: {
          kind: "supportShip",
          points: row._Point,
          qty: row._StockNum,
          chance: row._Rate,
          pieces: roundFigure((row._StockNum * row._Rate) / 100),
        },
      }),
    );
  return [...new Map(offers.map((offer) => [JSON.stringify(offer), offer])).values()];
}

function readWorkshop({ tables, ids }: ImportContext): SourcedItem[] {
  const table = "Facility/LargeWorkshopResultData";
  const nums = tables.getRows(table, numSchema, "_ResultNumData");
  const min = Math.min(...nums.map(({ _MinNum }) => _MinNum));
  const max = Math.max(...nums.map(({ _MaxNum }) => _MaxNum));
  const worse = nums.find(({ _MinNum }) => _MinNum === min);
  return tables.getRows(table, resultSchema, "_ResultItemData").map((row) => ({
    item: ids.get("items", row._ItemId, row.place, "_ItemId"),
    source: { kind: "workshop", min, max, pieces: ((worse?._MinNum ?? min) + (worse?._MaxNum ?? min)) / 2 },
  }));
}

function readExchanges({ tables, ids }: ImportContext): SourcedItem[] {
  const items = tables.getRows("Facility/ItemExchange", exchangeSchema).map((row) => ({
    place: row.place,
    give: row._PayItemId,
    giveQty: row._PayNum,
    reward: row._RewardItemId,
    qty: row._RewardNum,
  }));
  const talismans = tables.getRows("Common/Equip/MakaAmuletExchangeTable", talismanSchema).map((row) => ({
    place: row.place,
    give: row._MaterialID,
    giveQty: row._MaterialNum,
    reward: row._RewardID,
    qty: row._RewardNum,
  }));
  return [...items, ...talismans]
    .filter(({ give, reward }) => give > noItem && reward > noItem)
    .map(({ place, give, giveQty, reward, qty }) => ({
      item: ids.get("items", reward, place, "_RewardItemId, _RewardID"),
      source: {
        kind: "exchange",
        give: ids.get("items", give, place, "_PayItemId, _MaterialID"),
        giveQty,
        qty,
        pieces: qty,
      },
    }));
}
