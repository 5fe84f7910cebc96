/** The field that QR codes calculate in: bytes, multiplied modulo x⁸ + x⁴ + x³ + x² + 1. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x1_1d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

/** The generator polynomial without its leading 1: the product of (x − 2⁰)(x − 2¹)… */
function generatorOf(degree: number): number[] {
  let generator = [...Array.from({ length: degree - 1 }, () => 0), 1]
  let root = 1
  for (let turn = 0; turn < degree; turn += 1) {
    generator = generator.map((factor, index) => multiply(factor, root) ^ (generator[index + 1] ?? 0))
    root = multiply(root, 2)
  }
  return generator
}

/** Reed–Solomon: what is added to a block so that a scratched or dirty code can still be read. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count)
  let remainder: number[] = Array.from({ length: count }, () => 0)
  for (const byte of data) {
    const factor = byte ^ remainder[0]!
    remainder = [...remainder.slice(1), 0].map((value, index) => value ^ multiply(generator[index]!, factor))
  }
  return remainder
}
