// Passwords that are tried first. A module of its own, loaded only where a password is chosen: pages need none of it.

/** Walks over the keyboard and other whole passwords; only those with a letter and a digit, 8 signs or more, matter. */
const WHOLE = `
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 1qaz1qaz 1qaz@wsx
1qazxsw2 1qazxsw23edc 2wsx3edc 2wsx1qaz zaq12wsx zaq1zaq1 zaq1xsw2 zaq1@wsx xsw2zaq1 qaz123wsx qazwsx12 qazwsx123 qazwsxedc1
qazxsw12 qazxsw123 wsx123qaz qwe123qwe qwe123rty qwe123asd qweasd12 qweasd123 qweasdzxc1 qweasdzxc123 qwer1234 1234qwer
qwert123 qwert1234 qwert12345 12345qwert 12345qwe 123456qw 1234567q 12345678a 123456789a 123456789q 12345678q 123456789qwe
123456qwe 123456qwerty 1234qwerty 123qwe123 123qwe456 123qweasd 123qweasdzxc qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty123456 qwerty11 qwerty22 qwerty77 qwerty99 qwerty00 qwerty01 qwerty007 1qwerty1 12qwerty 123qwerty 12qwaszx 1q2w3e4 2w3e4r5t
q2w3e4r5 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 1a2b3c4d 1a2s3d4f 1a2b3c4d5e z1x2c3v4 1z2x3c4v 1z2x3c4v5b asdf1234 1234asdf
asdfg123 asdfgh12 asdfgh123 asdfgh01 asdfghjkl1 asdfghjkl123 asd123asd asdqwe123 asd12345 asd123456 asdasd12 asdasd123 123asdfgh
123456asd 12345asd zxcv1234 zxcvb123 zxcvbn12 zxcvbn123 zxcvbnm1 zxcvbnm12 zxcvbnm123 123zxcvb zxc12345 zxc123456 zxczxc123
abc12345 abc123456 abcd1234 1234abcd abcd12345 abcde123 abcdef12 abcdef123 abc123abc 123abc123 12345abc 123456abc 123456ab 1234567a
12345abcde aa123456 aa12345678 a12345678 a123456789 a1234567890 aaa11111 aaa12345 aaaa1111 aaaaa111 aaaaaaa1 aaaaaaaa1 1aaaaaaa
111111aa 11111111a 11111111q 1111aaaa 111aaa111 000000aa 00000000a 0987654321q q12345678 q123456789 q1234567 qq123456 qqq11111
qqqq1111 qqqqqqq1 qwqwqw12 w12345678 z12345678 z123456789 zz123456 zzz12345 x12345678 s12345678 m12345678 p@ssw0rd1 p@ssw0rd
passw0rd passw0rd1 passw0rd123 p4ssw0rd p4ssword pa55word pa55w0rd pa$$w0rd pass1234 pass12345 pass123456 1234pass word1234
password1 password12 password123 password1234 letmein1 letmein123 trustno1 trustno11 trustn01 iloveyou1 iloveyou2 iloveyou12
iloveyou123 ilove123 admin123 admin1234 admin12345 admin123456 admin2020 admin2024 admin2025 admin2026 root1234 root12345 toor1234
user1234 user12345 test1234 test12345 test123456 guest123 guest1234 login123 welcome1 welcome12 welcome123 changeme1 changeme123
secret12 secret123 default1 temp1234 master12 master123 sample123 demo1234 hello123 hello1234 hellohello1 qwertyui1 qwertyuiop1
qwertyuiop12 qwertyuiop123 azerty123 azertyuiop1 azerty12 asdf12345 asdfjkl1 poiuytre1 poiuyt123 mnbvcxz1 mnbvcxz123 lkjhgfdsa1
0okm9ijn 9ijn8uhb 1q1q1q1q 1w2w3w4w 1a1a1a1a q1q1q1q1 a1a1a1a1 1qw23er4 1qwe2asd 3edc4rfv 4rfv5tgb 1qa2ws3ed 147258369q 147258369a
123654789q 987654321q 987654321a 123321qwe qwe123321 qweqwe12 qweqwe123 123123qwe qwe12345 qwe123456 12qw34er qw12er34 qwaszx12
qwaszx123 ytrewq123 ytrewq321 321ytrewq 4321rewq rewq4321 ytrewq1 1234rewq 123ewqasd ewq321ewq asd321asd dsa321dsa
йцукен12 йцукен123 йцукен1234 йцукенг1 123йцукен 1й2ц3у4к 1й2ц3у4к5е й1ц2у3к4 йцу12345 йцу123йцу фыва1234 фывапро1 ячсмит12 1234йцук
gfhjkm12 gfhjkm123 gfhjkm1234 gfhjkm12345 1gfhjkm1 123gfhjkm ghbdtn12 ghbdtn123 ghbdtn1234 k.,jdm123 vfrcbv123 fylhtq123 cthutq123
yfnfif123 yfcnz123 rjirf123 cfirf123 cjkysirj1 vfhbyf123 ,jhbc123 bhbyf123 gjkbyf123 lbvf1234 cfyz1234 vfif1234 gfif1234 rfnz1234
`

/** Words that people put before or around a number: common ones, names, clubs, cars; Latin, transliterated and Cyrillic. */
const WORDS = `
password passwort pass parol parole qwerty qwertz asdfgh zxcvbn admin administrator root user guest test tester login welcome hello
letmein secret master dragon monkey shadow sunshine princess superman batman spiderman pokemon naruto football baseball basketball
hockey soccer iloveyou loveyou lovely love lover angel angela anthony ashley amanda andrea andrew alexander alexandra alexis
charlie charles chelsea arsenal liverpool barcelona realmadrid juventus manchester ferrari mercedes porsche toyota honda nissan
mazda subaru hyundai bmw audi lada computer internet google yandex facebook vkontakte samsung iphone android windows microsoft
matrix starwars killer hunter ranger thunder tigger tiger lion panther eagle falcon phoenix silver golden diamond orange banana
cookie chocolate cheese pepper ginger summer winter spring autumn january february march april may june july august september
october november december monday friday sunday michael michelle jessica jennifer jordan daniel david robert richard thomas william
joseph matthew nicole nicholas natasha nathan patrick peter robert sophie steven victoria whatever freedom forever family friend
friends flower garden purple yellow green black white blue red money dollar rich success winner champion number one mustang
corvette camaro harley yamaha kawasaki suzuki maverick cowboy marine soldier warrior knight wizard merlin gandalf legend hero
system server network database oracle cisco access change default manager office company moscow russia rossiya ukraine belarus
kazakhstan london paris berlin texas dallas america spartak zenit dinamo dynamo lokomotiv cska avangard traktor metallurg
marina natalia natasha nastya anastasia anastasiya olga elena lena irina ira tatiana tatyana tanya ekaterina katya kate maria
masha mariya anna anya julia yulia yulya svetlana sveta ludmila lyuda galina galya valentina nadezhda nadya vera lubov lyubov
ksenia ksusha ksyusha polina daria darya dasha alina alena alyona kristina viktoria viktoriya vika veronika margarita rita
evgenia evgeniya zhenya sofia sofya sonya alisa diana karina milana valeria valeriya lera elizaveta liza angelina
alexey aleksey alex lesha andrey andrei anton artem artyom boris bogdan vadim valera viktor victor vitaly vitalik vladimir vova
vladislav vlad gennady george georgy gosha grigory denis dmitry dmitriy dima egor evgeny ivan vanya igor ilya kirill konstantin
kostya leonid maxim maksim max mikhail misha nikita nikolay nikolai kolya oleg pavel pasha petr roman roma ruslan sergey sergei
serega sasha stanislav stas stepan timur fedor yaroslav yury yuri yura
lubov lyubimaya lyubimyi solnce solnyshko zvezda kotik kotenok kiska koshka sobaka zayka zaychik mishka medved volk volchara
drakon orel sokol privet poka paroli kod moskva piter spb sibir ural baikal kavkaz sochi krym krasnodar kazan samara omsk tomsk
perm ufa rostov voronezh volgograd saratov tula kaluga tver pskov orenburg chelyabinsk novosibirsk ekaterinburg
пароль привет любовь солнце москва россия админ йцукен наташа настя марина ольга елена ирина татьяна катя маша анна юля света
алина кристина вика саша сергей андрей алексей дима максим иван игорь антон артем денис никита роман руслан павел владимир
спартак зенит динамо цска тест логин кот собака зайка звезда семья дракон
`

/** What people put behind a word, or before it. */
const TAILS = new Set(
  `1 2 3 4 5 6 7 8 9 0 01 02 03 05 07 10 11 12 13 21 22 23 33 42 44 55 66 69 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92
93 94 95 96 97 98 99 00 007 100 101 111 112 121 123 1! 12! 123! 123$ 123# 123? 124 125 131 147 159 200 212 213 222 228 234 321
333 345 357 404 420 444 456 500 505 555 567 654 666 741 753 765 777 789 852 888 911 951 963 987 999 1000 1111 1122 1212 1221
1234 1234! 1313 1357 1379 1478 1488 1515 1616 1717 1818 1919 1999 2000 2020 2222 2323 2468 2580 3333 4321 4444 4567 5555 5678
6666 6789 7777 7890 8888 9876 9999 0000 0007 0123 10000 11111 12121 12345 12345! 13579 14789 22222 23456 33333 54321 55555 56789
66666 77777 88888 98765 99999 00000 111111 112233 121212 123123 123321 123456 123456! 123654 131313 147258 159357 159753 222222
232323 333333 555555 654321 666666 777777 888888 987654 999999 000000 1234567 7654321 12345678 87654321 11111111 123456789
987654321 1234567890 0987654321`.split(/\s+/),
)

const whole = new Set(WHOLE.split(/\s+/))
const words = new Set(WORDS.split(/\s+/))

/** Years of birth, of graduation and of now. */
const isYear = (tail: string) => /^(19[4-9]\d|20[0-3]\d)[!.]?$/.test(tail)
const isTail = (tail: string) => TAILS.has(tail) || isYear(tail)
/** «p@ssw0rd» → «password». */
const plain = (word: string) =>
  word.replace(/[@4$503]/g, (sign) => ({ '@': 'a', '4': 'a', $: 's', '5': 's', '0': 'o', '3': 'e' })[sign] ?? sign)
const isWord = (word: string) => words.has(word) || words.has(plain(word))

/**
 * Whether a password is among those that are tried first: a walk over the keyboard, or a common word with a common number,
 * year or exclamation mark behind or before it, in any case and with the usual swaps of signs. Expects the shape of a
 * password: at most 64 characters.
 */
export const isCommonPassword = (password: string): boolean => {
  const typed = password.toLowerCase()
  if (whole.has(typed) || isWord(typed.replace(/[!.?]+$/, ''))) return true
  for (let cut = 1; cut < typed.length; cut += 1) {
    const [head, tail] = [typed.slice(0, cut), typed.slice(cut)]
    if ((isWord(head) && isTail(tail.replace(/^[_.@-]/, ''))) || (isTail(head) && isWord(tail))) return true
  }
  const half = typed.slice(0, typed.length / 2)
  return half + half === typed && (isWord(half) || /^([a-z]+\d+|\d+[a-z]+)$/.test(half))
}
