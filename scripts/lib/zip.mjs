/** Table of the CRC-32 that zip uses (polynomial 0xEDB88320). */
const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/**
 * @param {Uint8Array} bytes
 * @returns {number} CRC-32, unsigned.
 */
export function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = /** @type {number} */ (crcTable[(crc ^ byte) & 0xff]) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** 1980-01-01, the first day that zip knows: the same input gives the same bytes. */
const dosDate = 0x21;

/**
 * A zip archive of one file, not compressed. A jar is a zip, so this is enough to write a manifest without
 * the tools of a JDK.
 *
 * @param {string} name Path inside the archive.
 * @param {string} content
 * @returns {Buffer}
 */
export function zipOneFile(name, content) {
  const path = Buffer.from(name, "utf8");
  const data = Buffer.from(content, "utf8");

  // Fields that the local header and the directory have in common, after their signatures and versions.
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0); // version needed: 2.0
  shared.writeUInt16LE(dosDate, 8);
  shared.writeUInt32LE(crc32(data), 10);
  shared.writeUInt32LE(data.length, 14);
  shared.writeUInt32LE(data.length, 18);
  shared.writeUInt16LE(path.length, 22);

  const localHeader = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), shared, path, data]);

  const directory = Buffer.concat([
    Buffer.from("PK\x01\x02\x14\x00", "latin1"), // made by: 2.0
    shared,
    Buffer.alloc(14), // no comment, disk 0, no attributes, header at offset 0
    path,
  ]);

  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(localHeader.length, 16);
  return Buffer.concat([localHeader, directory, end]);
}
