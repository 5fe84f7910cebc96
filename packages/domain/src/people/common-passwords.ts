/**
 * What is tried first against every account, in lower case. Most stand here without the digits and signs that people
 * put around them to satisfy the rules: the policy takes those off before it looks.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password passwort passwd passw0rd p@ssword p@ssw0rd pa55word pa55w0rd pa$$word pa$$w0rd passwords password1234
mypassword newpassword yourpassword thepassword nopassword changepassword resetpassword temppassword testpassword
passpass passme passcode passphrase password12345 password123456 1password 1q2w3e4r5tpassword pass1234 pass12345
letmein letmeinnow openup opensesame welcome welcometo welcomehome welcomeback w3lcome changeme changeit changethis
change default secret mysecret topsecret secretpassword private access accessme login loginme logmein signin
admin administrator adm1n admin1234 admin12345 adminadmin adminpass administrator1 root rootroot toor superuser
supervisor manager operator system sysadmin webmaster server support service office company business user username
useruser testuser test testing testtest tester test1234 guest guestguest demo demodemo sample example temp temporary
qwerty qwert qwertz azerty qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuio qwertyuiop qwertyqwerty
qwe123qwe qweasd qweasdzxc qweqwe qweqweqwe asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfasdf asdasd asdasdasd
asd123asd zxcv zxcvb zxcvbn zxcvbnm zxczxc zxcvzxcv zaq12wsx zaq1zaq1 zaq1xsw2 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qazwsx
qazwsxedc qaz123wsx qazxsw 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qw12er34 q12we34r
a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 abcd1234 abcd12345 abc12345 abc123456 abc123abc abcabc abcd abcde abcdef
abcdefg abcdefgh abcdefghi abcdefghij aabbcc aabb1122 aa112233 aa123456 aa12345678 a12345678 a123456789 a1234567
a1a1a1a1 aaa111 aaaa1111 aaaaaa aaaaaaaa abab1212 xyz123 xyz12345 xxxxxx zzzzzz qqqqqq qqq111 q1q1q1q1 123qwe 123qweasd
123qweasdzxc 1234qwer 12345qwert 123abc 123abc123 1234abcd 12345abc 1a2b3c4d 1a2s3d4f 1z2x3c4v 123456abc 123456aa
1234567a 12345678a 123456789a one two three onetwo onetwothree number numberone first second
iloveyou iloveu iloveme ilovegod loveyou loveme lovelove love lover lovers lovely loving mylove mylover truelove
sweetheart sweetie sweety honey baby babygirl babyboy babe angel angels princess prince queen king kingking beautiful
beauty pretty gorgeous handsome darling sunshine sunflower sunset summer spring autumn winter january february march
april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
morning tonight forever always never nothing whatever something anything everything everyone someone nobody
monkey dragon master tiger lion eagle falcon hawk wolf panther jaguar cobra snake shark dolphin elephant horse
butterfly rabbit bunny puppy kitten kitty doggy pepper ginger cookie cookies chocolate coffee banana orange apple
cherry peaches strawberry pineapple lemon cheese butter bubbles candy sugar vanilla rainbow flower flowers rose roses
lily jasmine violet diamond golden silver crystal purple yellow green black white blue red scarlet
football soccer baseball basketball hockey tennis volleyball swimming liverpool arsenal chelsea barcelona realmadrid
manchester manutd juventus bayern milan inter persepolis esteghlal perspolis sepahan ronaldo messi beckham zidane
superman batman spiderman ironman starwars skywalker pokemon pikachu naruto matrix merlin gandalf hobbit phoenix
shadow ghost killer hunter ranger warrior soldier hacker ninja pirate wizard magic legend champion winner victory
freedom liberty justice peace hope faith blessed blessing heaven jesus christ godisgood allah allahu muhammad mohammad
mohammed mohamed ali hussain hossein hassan hasan reza alireza amir amirali mahdi mehdi fatemeh fatima zahra zeynab
maryam sara sarah narges leila neda parisa mina nazanin yaghoub yalda arash arman babak behnam bijan dariush ehsan
farhad hamed hamid iman javad kamran kaveh kian majid masoud mohsen morteza mostafa navid omid pedram peyman saeed
sajad salam salaam sina siavash vahid yasin yousef iran irani iranian tehran teheran mashhad shiraz isfahan esfahan
tabriz persia persian parsian pars khoda khodaya ramz ramzobor asheghetam dooset doostdaram eshgh eshgham azizam
michael michelle jennifer jessica ashley daniel david andrew anthony joshua matthew christopher nicholas jonathan
benjamin william robert thomas george charlie charles edward richard steven patrick jordan jackson justin austin
brandon hannah samantha amanda nicole natasha stephanie rebecca elizabeth victoria alexander alexandra maria martin
computer internet keyboard laptop windows microsoft google facebook instagram telegram whatsapp youtube twitter
amazon samsung iphone android nokia playstation nintendo minecraft fortnite roblox mustang ferrari porsche mercedes
lamborghini toyota honda corvette harley yamaha peugeot
travel traveler traveller travelagency agency tourism tourist tour tours hotel hotels booking reservation reserve
flight flights holiday holidays vacation passport airline airport sarai caravan welcome2sarai
trustno trustno1 fuckyou fuckoff fuckme asshole bullshit sexy sexsex pussy biteme whatthe dontknow idontknow forgot
forgotten remember imissyou missyou goodluck lucky luckyme money moneymoney dollar million business1 success hello
hellohello helloworld hithere goodbye thankyou please
`
    .trim()
    .split(/\s+/),
)
