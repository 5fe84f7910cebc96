/** Words that names of hotels are made of, Latin and Persian side by side. None is a brand. */
export const firstWords = pairs(`
  Galata گالاتا, Sultan سلطان, Lale لاله, Çınar چنار, Mavi ماوی, Firuze فیروزه, Zümrüt زمرد, Yıldız ییلدیز, Deniz دنیز,
  Kervan کروان, Divan دیوان, Saray سرای, Nar نار, Inci اینجی, Gümüş گوموش, Altın آلتین, Orkide ارکیده, Lotus لوتوس,
  Zeytin زیتین, Portakal پرتقال, Begonvil بگونویل, Yasemin یاسمین, Menekşe منکشه, Kristal کریستال, Safir سفیر, Yakut یاقوت,
  Mercan مرجان, Sedef صدف, Turkuaz تورکواز, Kehribar کهربا, Anadolu آناتولی, Trakya تراکیا, Ege اژه, Akdeniz آکدنیز,
  Bosphorus بسفر, Marmara مرمره, Halic خلیج, Topkapi توپکاپی, Ayasofya ایاصوفیه, Pera پرا, Karaköy کاراکوی, Moda مدا,
  Konak کوناک, Efes افسوس, Truva تروا, Likya لیکیا, Pamfilya پامفیلیا, Kapadokya کاپادوکیا, Peri پری, Balon بالن,
  Güvercin گوورجین, Marti مارتی, Yunus یونس, Kartal کارتال, Ceylan جیلان, Ada آدا, Koy کوی, Liman لیمان, Fener فنر,
  Kale کاله, Köprü کوپرو, Meydan میدان, Bahçe باغچه, Orman اورمان, Nehir نهر, Selale شلاله, Vadi وادی, Tepe تپه,
  Panorama پانوراما, Horizon هورایزن, Meridian مریدین, Zenith زنیت, Aurora آرورا, Stella استلا, Luna لونا, Sol سول,
  Terra ترا, Aqua آکوا, Vento ونتو, Fiore فیوره, Bella بلا, Nova نوا, Vista ویستا, Alba آلبا, Corona کرونا, Regal رگال,
  Imperial امپریال, Orient اورینت, Levant لوانت, Marina مارینا, Riviera ریویرا, Harbour هاربر, Coral کورال, Pearl پرل,
  Palm پالم, Dhow دهو, Oud عود, Zafaran زعفران, Sahara صحرا, Oasis اوایسیس, Creek کریک, Souk سوق, Ararat آرارات,
  Narikala ناریکالا, Mtkvari متکواری, Sevan سوان, Nairi نائیری, Lavash لواش, Apricot آپریکات, Caspian کاسپین, Nizami نظامی,
  Shirvan شیروان, Qafqaz قفقاز, Baku باکو, Samarkand سمرقند, Bukhara بخارا, Silk سیلک, Caravan کاروان, Rumi رومی,
  Shams شمس, Nesimi نسیمی, Sadabad سعدآباد, Gulistan گلستان, Bostan بوستان`)

export const secondWords = pairs(`
  Palace پالاس, Court کورت, Garden گاردن, Terrace تراس, Park پارک, Plaza پلازا, Tower تاور, Suites سوئیت, Resort ریزورت,
  Beach بیچ, Bay بی, View ویو, House هاوس, Inn این, Residence رزیدنس, Grand گرند, Royal رویال, Crown کراون, Gate گیت,
  Point پوینت, Square اسکوئر, Boutique بوتیک, Old اولد, City سیتی, Center سنتر, Hills هیلز, Sands سندز, Island آیلند,
  Lake لیک, River ریور, Valley ولی, Mountain مانتین, Sunset سانست, Sunrise سانرایز, Moon مون, Star استار, Sky اسکای,
  Sea سی, Wave ویو, Wind ویند, Rose رز, Lily لیلی, Tulip تولیپ, Olive اولیو, Orange اورنج, Pine پاین, Cedar سدار,
  Marble ماربل, Stone استون, Crystal کریستال, Emerald امرالد, Ruby روبی, Amber آمبر, Ivory آیوری, Silver سیلور,
  Bronze برنز, Blue بلو, White وایت, Green گرین, Red رد, Arch آرچ, Bridge بریج, Castle کسل, Fort فورت, Villa ویلا,
  Lodge لاج, Manor منور, Mansion منشن, Chalet شاله, Pavilion پاویلیون, Atrium آتریوم, Loft لافت, Studio استودیو,
  Central سنترال, Express اکسپرس, Prime پرایم, Select سلکت, Classic کلاسیک, Heritage هریتیج`)

function pairs(text: string): readonly (readonly [latin: string, persian: string])[] {
  return text.split(',').map((pair) => {
    const [latin = '', persian = ''] = pair.trim().split(' ')
    return [latin, persian] as const
  })
}
