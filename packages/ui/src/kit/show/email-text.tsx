/** An e-mail address, from the left in every language. Where it is too long for its line it breaks before the @. */
export function EmailText({ children: email, className = '' }: { children: string; className?: string }) {
  const at = email.lastIndexOf('@')
  return (
    <bdi dir="ltr" className={`wrap-break-word ${className}`}>
      {at > 0 ? (
        <>
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </>
      ) : (
        email
      )}
    </bdi>
  )
}
