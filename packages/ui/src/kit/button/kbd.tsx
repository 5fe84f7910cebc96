/** A key as it is printed on the keyboard; always left to right. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd
      dir="ltr"
      className="inline-grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-[5px] border border-b-2 border-line bg-surface-2 px-1.5 font-latin text-[0.6875rem] leading-none whitespace-nowrap font-semibold text-soft"
    >
      {children}
    </kbd>
  )
}
