import { type CheckedText, remembered } from './checkedText.ts';
import type { Values } from './messages.ts';

/**
 * What sentences of two languages say alike, a row each: English | Chinese | Korean | Malay, none of which must be there. In each,
 * what says it beyond doubt, and after `||` what may.
 */
const SENSES = String.raw`
\bnot\b(?! only| even)|\bcannot\b|\bnever\b|n[’']t\b|\bnothing\b|\bnobody\b|\bwithout\b(?! a will)|\bneither\b|\brefus(?:e|ed|es|ing)\b|\bno (?!longer needed|fee|more|later|win) || \bno\b|\bnone\b|\bnor\b|\bunless\b|\bonly\b|\brefus|\bun\w{4,}|\bin(?:valid|complete|correct|ability|accura|direct|depend)|\bdis(?:honou?r|agree|qualif)|\bnon-|\bfail|\black|\bfree\b|\bexcept|\bavoid|\brarely|\bhardly|\bmiss(?:ing|ed)|\blos[et]|\blapse|\bexempt|\bbefore|\buntil|\binstead|\belse|\bother|\bif\b|\bstop|\btoo\b|\bremove|\bless\b|\bfewer|\b(?:leav|left|keep|goes|is|was|let)\w*(?: \w+)* out\b|\boff|\bwhether|\bmust\b|\bmay reach|\bfinal|\boverdue|\bowe|\babroad|\bessential|\bhard|\bforbid|\bban\b|\bgone\b|\bover\b|\bpast\b|\bconflicts? of|\bany other|\bjust\b|\bsimply\b|\bpay what\b|\bin confidence|\bgeneral information|\bharms?\b|\bfor later\b|\bup to you\b|\byet to\b|\bby appointment\b|\bwithout\b|\bnot\b|\bnothing\b|\bstill to\b|\bkeeps\b|\block\w* out|\boptional|\baccident
 | 请勿(?!超过)|切勿|(?<![会能可该需是肯要愿])不(?:要|得|可以|可(?!撤|缺|靠|抗|分)|必|会|能|用(?!的)|是(?!要)|应|宜|须)|无[须需]|没有|别(?=[让把向在签忙急说等再])|并[不非]|不予 || 不(?!过|久|论|但|仅|动产|断|妨|同|少)|没|无(?!论|关联)|勿|未(?!来|成年)|(?<!除)非(?!常|穆)|否(?!则)|(?<!以)免(?!费)|[以除]外|以免|拒|避|缺|失|只|禁|停|急|拖欠|(?<![特分个区差性级])别(?!人|的|处|国|州|项)|照样
 | 지 ?(?:마|말(?!씀))|수 ?[는도가]? 없|(?<!하)지[는도]? ?않(?!았는지|은지|는지)|지[는도]? ?못|아닙니다|안 [될됩]|[가이은는] 없습니다|필요가? ?없 || 않|못|없|아니|아닌|아닙|아님|마십|마시|말[고아라]|금지|불|무효|무료|미[처성]|거부|거절|모르|안 되|제외|외에|빼|비[공전]|중단|급|밀린|만[이 ]|비어|다[르를]|다투|삼가|마찬가지|그대로
 | \b(?:tidak|jangan|bukan|belum|tanpa(?:nya)?)\b || \b(?:tak|tiada|enggan|menolak|hanya|luar|kecuali)\b
\bmust\b || \bha(?:ve|s|d) (?:to|\d+)\b|\bneed|\bneces|\bsha(?:ll|n)|\bshould|\brequir|\bonly\b|\bbound\b|\bdut(?:y|ies)\b|\bobl|\bobey|\bcompuls|\bowe|\bunless\b|\bnot?\b|\bnothing\b|\bcannot\b|\bby law\b|\bask|\bbefore\b|\bwithin\b|\bif\b|\bat once\b|\btell|\bexpect|\balso pays?\b|\bgoes to court|\bgo to\b|\bwhat to do\b|\btime to\b|\bkeep\b|\border|\brules\b|\bwaits?\b|\bput in a claim|\bgives? you\b|\blatest
 | (?<!不)必须|(?<![必无])须(?=[在先向把由于经要以])|(?<!不)一定要|务必|务须 || 必|须|应|务|不得|不能|不可|只能|要(?!点|是|么|紧)|责任|规定|请|才|传|到庭|怎样
 | (?:반드시[^.?]*)?야만? (?:합|하(?!는)|한)|반드시 || 야(?= |만|지|죠|,)|십시오|필요|의무|꼭|안 됩|없|요구|정해|라는
 | \bmesti\b|\bwajib\b|\bhendaklah\b || perlu|harus|dikehendaki|sila
(?<!as \w+ as (?:you|we|it) )\b(?:may|can)\b(?! no longer)(?! not) || \bmay\b|\bcan|\bcould|\bmight|\bable\b|\blet\b|\bfree\b|\ballow|\bentitle|\bright|\bcho|\bperhaps|\bpossib|\bwould|\benough|\bpermi|\bif\b|\bavailable|\bhow\b|\bor\b|\bwelcome|\bopen|\bat any|\bis due\b|\bknow|\bask|\bin \{\{languages|\boften|\bwith\b|\bunless\b|\bto \w+|\bspeak|\bshows?\b|\bas well\b|\bwill\b|\bdepends?\b|\buntil\b|\bfor instance\b|\bmuch\b|\baccept|\bneed|\bpayable
 | (?<!不)可以|可能|能够|也可 || 可|能|准|许|会|得|愿|怎|来得及|请|擅|容|如何|由谁|不必|未必|没有
 | (?<!실 )수[도는가]? 있(?!지 않|는지)|도 됩니다|가능(?=\)) || 수[도는가]? |가능|도 되|아도|어도|여도|허용|허가|할지|우려|습니까|못|십시오|만한|합니까|됩니까|내릴|갑니다|기도|[때우][가도] 있|는지|것 같
 | \bboleh\b|\bmungkin\b || dapat|dibenarkan|had
\bbefore\b(?! (?:a |the )?(?:judge|court|magistrate|day of)) || \bbefore|\bfirst\b|\buntil\b|\bby\b|\bearl|\bprior|\bprevious|\bformer|\bago\b|\bpast\b|\badvance|\byet\b|\bsince\b|\bnow\b|\bpresent|\bex-|\bcurrent|\bbeen\b|\bjoin|\bask|\bthen\b|\bprepar|\bruns?\b|\bat least\b|\bwhile\b
 | 之前|以前|(?<=[签付启达名定期用办决交到行告日天月年])前(?!往|来|提) || 前|先|未|再|预|才|以免|往回
 | (?<![오이안완직발도충유회사])전(?:에|까지|부터)|기 전 || 전|먼저|까지|미리|미처|앞|거꾸로|안에|다음에
 | \bsebelum\b || dahulu|sehingga
(?<!\blook(?:s|ed|ing)? )\bafter\b(?! the @) || \bafter|\bonce\b|\bfrom\b|\bsince\b|\bwhen\b|\bthen\b|\bfollow|\blater\b|\bif\b|\bas soon as|\bnext\b|\bleft\b|\blast\b|\bwithin\b|\bnow\b|\bend|\bgrow|\bhas\b|\bhave\b|\bover\b|\bruns? out|\bfinish|\bwas\b|\bwere\b|\d+ \w+ of\b|\bon\b|\bby\b|\blate|\bbefore\b|\bwithout a\b|\breads?\b|\bbehind\b
 | 之后|以后|(?<=[签付启达名定期用办决交到行告])后(?!来|果) || 后|再|起|了|满|过|继|接着|在成交之前|负责
 | (?<=[가-힣] )(?:뒤|후)(?:에|부터|로|,| ) || 뒤|후|다음|부터|나서|면|이어|고|지나|끝
 | \bselepas\b || setelah|sejak|dari|apabila
\busually\b|\boften\b|\bgenerally\b|\bsometimes\b|\bmostly\b|\bas a rule\b || \busual|\bgeneral|\bmost|\bmany\b|\brarely|\bmay\b|\bcan\b|\bnormal|\bordinar|\bprinciple|\btend|\blikely|\bcommon|\bfew\b|\bsome\b|\bsuch\b|\bwhole\b|\bSOCSO\b
 | (?<!大)一般(?!资讯|法律|情况|问题|查|性|说明|参考)|通常|往往 || 多|有时|常|大部分|一些|有的|可能|很少|会|须满
 | (?<=[ (.]|^)(?:대개|보통 |원칙적으로|때로는) || 원칙|흔히|때로|많|경우|대부분|일반|수도? 있|자주|적지|주로|드물|거의|기도|때가
 | \bbiasanya\b|\bkebanyakan|\bkadang || biasa|sering|umum|kerap
\bonly\b || \balone\b|\bjust\b|\bsimply\b|\bsole|\bno (?:more|other|one|win)|\bnothing|\bunless\b|\buntil\b|\bno longer|\bexcept|\bone\b|\bfew\b|\bnot\b|\bcannot|\bsingle|\bmere|\beither\b|\bown|\bor\b|\bsame|\beach\b|\bmost|\bin confidence|\bstill\b|\bwithin months|\bgeneral|\bsummary|\boutline|\benough\b|\bthat concern|\btwenty\b|\bas well as\b
 | (?<![一两三四五六七八九十几])只(?!要|能|袋|纸|蜡|木|珊|银|铜|手|箱|杯|旧)|仅+|唯 || 只|才|限|单凭|除(?!外)|就|如果您是
 | (?<=[가-힣])만(?=[ 이을의으]|$)(?<![천백십지다하련었겠]만|니다만|미만|불만|마만|동안만|뿐만|그만|얼마만)|오직 || 만|뿐|밖에|한정|국한|한하|한함|따로|야 |뒤에
 | \bhanya\b|\bsahaja\b || satu-satunya|semata
\bat least\b(?! \d+ days$)|(?<!no )\bmore than\b(?! one)|\bover (?=RM|\d)|\{\{\w+(?:, \w+)?\}\}\+|\bor more\b(?<=\d[^,.;]*) || \bleast\b|\bmore\b|\bover\b|\babove\b|\bexceed|\bbeyond\b|\bolder|\blarger|\blonger|\bhigher|\bminimum|\bno fewer|\bNot within|\bafter|\bfrom|\bextra|\btoo|\bmuch|\bpast|\bup\b|\bpass
 | 至少|最少|不少于|已满(?=\d)|(?<![不勿未])超过|以上(?<=[\d}][^，。；（）]{0,4}以上) || \}\}\+|以上|超|逾|满|多于|起码|大于|高于|更多
 | 최소|적어도|초과(?!근무)|이상(?<=[\d}][^,.]{0,4}이상) || \}\}\+|이상|넘|더 |많|큰|높|상한|늦어도
 | sekurang-kurangnya|lebih daripada|melebihi || lebih|atas|besar
\bat most\b|(?<!add )\bup to (?=RM|\d|\{)|\bless than\b|\bno more than\b|\bfewer than\b|\bunder (?=RM)|\bwithin\b(?= \d| \{| (?:a|two|three|six|seven) ) || \bmost\b|\bup to\b|\bless|\bnot more|\bunder\b|\bbelow|\blatest|\bexceed|\bfewer|\bwithin|\blimit|\bearl|\bbefore\b|\bcap|\bmaximum|\bup\b|\bsmall|\bonly|\bLongest|\btill|\buntil|\bdown|\bat once|\bby\b|\bsoon|\bbetween|\bshort|\bdeadline|\bno longer|\bor\b|\bprompt|\bat least\b|\b(?:has|have) \d|\bin\b|\bgives?\b|\bif\b|\bnot\b|\bfrom\b|\bafter\b|\bduring\b|\bdays?\b|\bmonths?\b|\bover\b|\bto (?=\d|\{)
 | 以下(?<=(?:\d|\}\}[^，。；（）])[^，。；（）]{0,3}以下)|最多|至多|不超过|以内|(?<!不)少于|最迟 || 以下|[之以月日年天时]内|不足|低于|不到|未满|最长|最高|之前|期限|限期|为限|须满
 | 최대|이하(?!여)|미만|이내|늦어도 || 안에|까지|적|넘지|못|내|최장|밑|작|전에|지나|일 안
 | selewat-lewatnya|tidak melebihi || tidak|sehingga|dalam|kurang|bawah
(?<!\bat )\ball\b(?! the same)|\bboth\b || \bevery|\bwhole\b|\beach\b|\bany|\btwo|\bno|\bjoint|\bfull|\bwherever|\bwhatever|\balways|\bcouples|\bthree|\bthe other|\bentire|\beither\b|\btogether|\bsides|\bwhoever|\balike|\bparties|\bmore than one|\bhusband|\bseller|\bheads\b|\bsettl|\bdebt|\bconditions\b|\bthat you have\b|\bare about\b|\bdetails\b
 | (?<!本|务)所有(?!权|人)|一切|双方 || 全|每|各|整|都|凡|任何|两|一并|概|均|也|完|上述|照样
 | 모든|전부(?!터)|양쪽 || 모두|다|전체|마다|각|매|온|두|아무|어느|도|전|함께|쌍방|일체|서로|통째|그대로|동반
 | \bsemua\b|\bsetiap\b || kedua|seluruh|segala|mana-mana|tiap
\bor\b(?<!\b(?:husband|wife) or)(?<=^(?!.*\b(?:and|both|with|as well)\b).*) || \bor\b|\beither\b|\bany\b|\bwhether\b|\bnor\b|\bunless\b|\bif\b|\bcan\b|\bmay\b|\bno\b|(?<=^(?!.*\band\b).{0,3}).
 | 或(?![许然])(?<=^(?!.*(?:和(?!解)|及(?![以其时])|[与、])).*) || 或|还是|任何|不论|无论|要么|是否|(?<=^(?!.*(?:和(?!解)|及(?![以其时])|与)).{0,3}).
 | (?:또는|혹은)(?<=^(?!.*(?:및|[과와] |·)).*) || 또는|혹은|나 |든|·|, |중 |아니면|인지|거나|이나|(?<=^(?!.*(?:및|[과와] )).{0,3}).
\breceiv(?:e|es|ed|ing)\b(?! (?:a reply|a copy|in))(?<!Clients are received) || \bget|\bgot\b|\bserv|\bgiven|\bgave|\bcome|\bcame|\barriv|\breach|\btak|\bhanded|\bdeliver|\bhave\b|\bfrom\b|\bobtain|\binherit|\bpaid|\bawarded|\bsent\b|\bhears?\b | || 收|接|获|得|领|要我|回复|取|受|拿|到 | || 받|수령|접수|수납|답변|취득|도착|얻|입수
|| receiv|\bget\b|accept|tak|collect|charg|\bfee|withh|garnish | 收取|收下|接收|勿收 | 받지 ?[마말]|수령하
(?<!\bor )\b(?:send(?! an? (?:enq|mess))|sent)\b(?! from| success|\.) || \bsen[dt]|\bpost|\bmail|\bgiv|\bdeliver|\bserv|\bwrit|\bforward|\bpass|\bsubmit|\bfile|\bnotif|\bemail|\breport|\btransfer|\bask|\bissu|\bup\b|\bmade\b|\bapply | 寄(?!存|售|宿)|发送 || 发|送|传|交|写|给|汇|报|转|请|信|提 | || 보|발송|송부|송달|제출|전달|부치|메일|내|드리|송금|넘|쓰
\boriginals?\b || \boriginal | 正本|原件 || 原 | 원본 || 원
\bcop(?:y|ies)\b || \bcop|\bduplicate|\bphotograph|\bpictur|\bcertif|\bscan | 副本|复印|影印|拷贝 || 份|抄|印|照|(?<!正)本|仿 | 사본 || 복사|부본|등본|베|모방|복제|한 부|찍
\bconfiden(?:ce|tial\w*)\b || \bprivate|\bprivacy|\bsecre|\btrade\b|\bdisclos|\bprotect|\btell no|\bstays with | 保密|机密 || 密|私|不公开|披露 | (?:비밀|기밀)(?!번호) || 비공개|사적|보안|은밀|누설|말하지
|| \bpublic|\bopen|\bpublish|\bgovern|\bdisclos|\breveal|\bshow|\bconfiden|\bprivate | (?<!不当)公开 | (?<!비|부당하게 )공개 | terbuka
\bsensitive\b | 敏感 | 민감 | sensitif
\bEnglish\b(?<!(?:available|page) in English) || in \{\{|also available|differ | 英[文语] || 英 | 영어|영문 || 영 | Inggeris
\bChinese\b|\bMandarin\b || china|hong|also available |  | 중국어 || 중국 | Cina
\bKorean\b || korea|also available | 韩[文语] || 韩 |  | Korea
\bMalay\b|Bahasa Malaysia || malay|saman|notice|notis|also available | 马来[文语](?![A-Za-z])|国文 || 马来 | 말레이어(?! [A-Za-z]) || 말레이
|| japan|french|german|tamil|thai|indones|brunei|taiwan|china|hong|korea|other country | 日本|日[文语](?!件)|法语|德语|泰[国文语]|印尼|淡米尔|文莱|台湾 | 일본|프랑스어|독일어|태국|타밀어|브루나이|대만 | Jepun|Tamil
\bSabah\b | 沙巴 | 사바
\bSarawak\b | 砂拉越 | 사라왁
\bSingapore\b || hong|abroad|other|foreign | 新加坡 | 싱가포르
\bcriminal\b || crim|offence|prosecut|convict|penal|charge|accus|police|\bcase\b | 刑事 || 刑|罪|控 | 형사 || 형|죄|기소|소송 | jenayah
\bcivil\b || \bsu[ei]|private|disput|\bcase\b | 民事 || 民 | 민사|불법행위 || 민|소송 | sivil
\bfree of charge\b|\bfree legal || \bfree\b|no (?:charge|fee) | 免费|不收费 || 不收|免 | 무료 || 비용 없|무상 | percuma
|| pay|paid|charg|fee|cost|bill | 收费(?!表|标准) | 유료 | berbayar
|| dollar|\bwon\b|yuan|USD|euro|\byen\b|pound | 美[元金]|人民币|港[元币]|新[元币]|英镑|欧元|日元|韩元|\d元|万元 | (?<=[\d만억천조] ?)원(?![가-힣])|달러|위안|엔화|유로화
\bcitizens?\b || national | || 公民|国民|马来西亚人 | || 국민|시민|국적|(?<!외국)인 | || warganegara
\bforeigners?\b | || 外 | || 외국|비자
\boutside Malaysia || abroad|overseas|outside|\bout of|foreign|other countr|beyond|away|elsewhere|domicile | 境外|海外 || 外 | 국외|해외|말레이시아 밖 || 외국|밖|외 | luar negara|luar Malaysia || luar
\bwithin Malaysia || within|\bin\b|here|local|domestic|home | 境内|国内 || 内|本地|在 | 국내|말레이시아 안 || 내|안|이곳|여기 | dalam negara
|| witness|testif|evidence|notar|attest | 证人 | (?<![보공])증인 | saksi
|| plaintiff|claim|\bsu[ei] | 原告 | 원고
|| wi(?:fe|ves)|woman|women|\bshe\b|spouse|mother|couple|marri|both of you|either of you | 妻|太太 | 아내|부인
|| husband|\bhis\b|spouse|couple|father|marri|wi(?:fe|ves) | 丈夫|老公 | 남편
|| friend|neighbour|colleague|co-owner|next door | 朋友|同事|邻居 | 친구|동료|이웃
\bpolice\b(?! report) | || 警|报案 | || 경찰
\bjudges?\b | || 法官|推事|庭 | || 판사|법관|법원
\binsur(?:er|ance|ed)s?\b | || 保 | || 보험|가입
\bcars?\b | || 车 | || 차
\bpassports?\b | || 护照 | || 여권
\bfamily\b(?! (?:tree|business)) || relative | || 家|亲|兄 | || 가족|가정|친족|유족
\bchild(?:ren)?\b || \bthe\b|\bthey\b | || 孩|子|儿|未成年|生|家|代 | || 자녀|아이|아동|미성년|양육|면접|입양|가족
\bdeath\b|\bdead\b | || 死|世|亡|逝|身后|丧 | || 사망|고인|돌아가|죽|사형|유족
\bwills?\b(?<=\b(?:a|the|your|last|this|valid|written) will)|\bwills\b | || 遗嘱 | || 유언
\btax(?:es)?\b | || 税 | || 세
\bat once\b(?<!pay it at once)|\bimmediately\b | || 马上|立[即刻]|即|当天|就|快|同时|赶|一旦|日夜 | || 바로|즉시|당장|곧|지금|그날|함께|한꺼번|한 번|대로|먼저
|| later|subsequent|after|then|next|follow|once|future|still|again|\byet\b | 稍后|以后再|日后再|迟些|改天 | 나중에 | kemudian
\bunless\b | || 除|否则|若|如果|未|没|不|则|才 | || 않|제외|외에|없|빼|아니|다면
^from (?!an?\b|associate|anyone|another) | || 起|从|由|自|日|算 | || 부터|전|때
|| begin|began|start|commenc|open|found|first|new\b|creat|issue|enter | 开始之[日时] | 기간이 시작
|| \bmost|up to|maximum|no more|longest|limit|highest|\bless\b|\bcap | 最多|至多 | 최대(?=[ \d])
|| \/|\bor\b|good day | [/／](?![/\d]) | \/
^(?:often, )?yes\b | || ^(?:通常)?(?:会|是|可以|有|能|对) | || ^(?:그렇|네|예|가능)
^no\. | || ^[不没无] | || ^(?:아니|그럴 수 없|그렇지 않|불가)
`;
const TAGS = ['en', 'zh', 'ko', 'ms'];

/** Between two sentences; an abbreviation such as “s. 6” ends none. */
const SENTENCE_END =
  /(?<=[.!?;。！？；][”’）)\]]*)(?![^{}]*\}\})(?<!\b(?:ss?|Art|Sch|O|rr?|regs?|No)\.)(?:\s+|(?=[^\s\d\p{Script=Latn}”’）)\].!?。！？；]))/u;
export const sentences = remembered((text) => text.split(SENTENCE_END));

/** The sentences of the English with those of the translation; both texts as a whole if one has more. */
export function pairs(english: string, text: string): [source: string, own: string][] {
  const [theirs, own] = [sentences(english), sentences(text)];
  return theirs.length === own.length ? theirs.map((one, at) => [one, own[at] ?? '']) : [[english, text]];
}

/** The table, with a pattern for what is beyond doubt, and one for all words, with the former in its group. */
const senses = SENSES.trim()
  .split(/\n(?! )/)
  .map((row) =>
    Object.fromEntries(
      row.split(/\n? \| /).flatMap((cell, at) => {
        const [sure, may] = cell.split(/ *\|\| */);
        const all = [sure && `(${sure})`, may].filter(Boolean).join('|');
        const patterns = { sure: sure ? new RegExp(sure, 'i') : undefined, all: new RegExp(all, 'gi') };
        return all ? [[TAGS[at], patterns]] : [];
      }),
    ),
  );

const sureOf = (sentence: string, tag: string): number[] =>
  senses.flatMap(({ [tag]: sense }, at) => (sense?.sure?.test(sentence) ? at : []));
const sureInEnglish = remembered((sentence) => sureOf(sentence, 'en'));

/** Finds what sentences of the English say and those of the translation do not, or the reverse: a no, a duty, a limit. */
export function otherSense({ text, english = '', locale }: CheckedText, isLost: boolean): Values | false {
  if (!english) return false;
  const tag = locale.tag.replace(/-.*/, '');
  const found = pairs(english, text).flatMap(([source, own]) =>
    (isLost ? sureInEnglish(source) : sureOf(own, tag)).flatMap((at) => {
      const { en, [tag]: sense } = senses[at] ?? {};
      if (!en || !sense) return [];
      const [theirs, ours] = [[...source.matchAll(en.all)], [...own.matchAll(sense.all)]];
      const [words, others] = isLost ? [theirs, ours] : [ours, theirs];
      // More often than the others may say it.
      const more = words.flatMap(([, sure]) => sure ?? []).slice(others.length);
      return more.map((word) => ({ word, source }));
    }),
  );
  return found.length > 0 && { found: found.map(({ word }) => word).join(', '), source: found[0]?.source };
}
