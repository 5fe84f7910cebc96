import { CopyButton } from '#kit/button/copy-button.tsx'
import { QrPicture } from '#kit/qr/qr-picture.tsx'
import { useBoth } from '../both.ts'
import { Row } from '../row.tsx'

const address = 'otpauth://totp/Sarai:kaveh%40sarai.example?secret=SARAIDEMOSECRETKNOWNTOEVERYBODY2&issuer=Sarai'

function Section() {
  const both = useBoth()
  return (
    <div className="grid gap-5 rounded-card border border-line bg-surface p-4 sm:p-5">
      <Row label="QR codes">
        <QrPicture text="Sarai" label={both('A short code', 'کدی کوتاه')} className="w-28" />
        <QrPicture text={address} label={both('A long code', 'کدی بلند')} className="w-48" />
      </Row>
      <Row label="copy">
        <CopyButton text={address} label={both('Copy the address', 'کپی نشانی')} />
        <CopyButton text={address} label={both('Copy', 'کپی')} isLabelled />
      </Row>
    </div>
  )
}

export default { title: 'Codes to scan and copy', Section }
