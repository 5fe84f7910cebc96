import { AdSlide } from '#booking/ad-slide.tsx'
import picture from '#kit/brand/hotel-caravanserai-court.webp'

function Section() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <AdSlide
        language="en"
        picture={{ src: picture }}
        title="Four nights on the Bosphorus, from €42 a night"
        text="Breakfast included, up to €3 extra commission per room per night."
      />
      <AdSlide
        language="fa"
        picture={{ src: picture }}
        title="چهار شب کنار بسفر، هر شب از ۴۲ یورو"
        text="با صبحانه؛ تا ۳ یورو کمیسیون بیشتر برای هر اتاق در هر شب."
      />
      <AdSlide language="en" title="A picture that did not load" text="The words stay." />
    </div>
  )
}

export default { title: 'Advertisements', Section }
