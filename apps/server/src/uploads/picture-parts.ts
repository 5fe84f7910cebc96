/**
 * By which a picture is looked for that was saved again (receipt-twins.sql): sixteen parts of sixteen bits, each with its
 * place, so that the same bits elsewhere are another part.
 */
export function partsOf(pictureHash: Buffer): number[] {
  return Array.from({ length: 16 }, (_, place) => place * 65_536 + pictureHash.readUInt16BE(place * 2))
}
