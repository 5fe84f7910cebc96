/** A number to press on a phone, and to read in its order in both languages. */
export function TelephoneLink({ number }: { number: string }) {
  return (
    <a
      href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}
      className="inline-block font-semibold whitespace-nowrap text-primary hover:underline pointer-coarse:py-1.5"
    >
      <bdi dir="ltr">{number}</bdi>
    </a>
  )
}
