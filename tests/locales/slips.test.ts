import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingsOf, sampleSite, setText } from './sample.ts';

type Slip = [id: string, rule: string, text: string, names?: string];

/** What programs make of texts, by rule, with what the sentence names. Most are from public reports of other sites. */
const ERRORS: Slip[] = [
  ['ko', 'damaged', '???? ?? ??', '???? ?? ??'],
  ['ko', 'damaged', '문의 ??? 있습니다', '“???”'],
  ['ko', 'damaged', '홈으?돌아가기', '“?”'],
  ['ko', 'damaged', '########', '########'],
  ['ko', 'damaged', '홈 ---- 홈', '----'],
  ['ko', 'damaged', '#REF! 홈', '#REF!'],
  ['ko', 'damaged', '홈\ufffd\ufffd으로', '\ufffd'],
  ['ko', 'damaged', '[object Object] 홈', '[object Object]'],
  ['zh', 'damaged', '锟斤拷首页', '锟斤拷'],
  ['zh', 'noWords', '-', '“-”'],
  ['zh', 'noWords', '2024-09-01 00:00:00', '2024'],
  ['zh', 'noWords', '6.06E+10', '6.06E+10'],
  ['ms', 'noWords', '60', '“60”'],
  ['ko', 'damaged', '\uf0b7 홈', 'U+F0B7'],
  ['ko', 'damaged', '홈\ufffc', 'U+FFFC'],
  ['ko', 'damaged', '홈\ud83d', 'U+D83D'],
  ['zh', 'untidy', '首\ufeff页', '“首页”'],
  ['ko', 'untidy', '홈\u2800', '“홈”'],
  ['zh', 'untidy', '返回\u2f08\u2eda', '“返回人页”'],
  ['zh', 'untidy', '返回Ｚ１', 'Z1'],
  ['zh', 'untidy', '返回\uf9b4', '領'],
  ['ko', 'untidy', '𝐇 홈', 'H'],
  ['ko', 'strayJamo', '홈으로 가십시오ㅇ.', '가십시오ㅇ'],
  ['ko', 'strayJamo', '길ㅏ 홈', '길ㅏ'],
  ['ko', 'strayJamo', 'ㅏ', 'ㅏ'],
  ['zh', 'damaged', '返回\\n首页', '\\n'],
  ['zh', 'damaged', '\\u201c首页', '\\u201c'],
  ['ko', 'damaged', '홈₩n으로', '₩n'],
  ['zh', 'damaged', '返回/n首页', '/n'],
  ['ko', 'damaged', '홈&nbsp으로', '&nbsp'],
  ['ko', 'damaged', '홈_x000D_', '_x000D_'],
  ['ko', 'damaged', '홈 %EB%AC%B8', '%EB%AC%B8'],
  ['en', 'damaged', 'clientâ€™s', 'â€™'],
  ['zh', 'damaged', '返回Â 首页', 'Â'],
  ['ko', 'damaged', '홈 ë¬¸', 'ë¬¸'],
  ['ko', 'wrongWidth', '자주， 묻는 질문。', ', .'],
  ['ms', 'wrongWidth', 'Hubungi kami！', '!'],
  ['ko', 'untidy', '홈으로\u00a0돌아가기', '“홈으로 돌아가기”'],
  ['zh', 'untidy', '返回\u3000首页', '“返回 首页”'],
  ['zh', 'quotationMarks', '返回「首页」', '「首页'],
  ['ko', 'quotationMarks', '"홈"으로', '"홈"'],
  ['zh', 'strayMarks', '返回，，首页', '，，'],
  ['zh', 'strayMarks', '返回...首页', '...'],
  ['ko', 'strayMarks', '홈입니다.홈으로', '.'],
  ['ko', 'strayMarks', '홈으로 .', ' .'],
  ['zh', 'unpaired', '返回（首页', '（'],
  ['zh', 'unpaired', '返回”首页“', '”'],
  ['ko', 'unpaired', '’홈’으로', '’'],
  ['zh', 'spaces', '返回 首页', '返回 首页'],
  ['zh', 'spaces', '返回， 首页', '， '],
  ['ko', 'spaces', ' 홈으로', '홈'],
  ['zh', 'otherChinese', '返回経験', '経 験'],
  ['zh', 'otherChinese', '看著首页', '著'],
  ['zh', 'register', '你的首页', '你'],
  ['ko', 'register', '홈으로 가세요.', '요.'],
  ['ko', 'register', '홈으로 간다.', '다.'],
  ['ko', 'register', '고객님의 홈', '고객님'],
  ['zh', 'leftEnglish', '返回home', 'home'],
  ['ko', 'leftEnglish', 'Return to Home → 홈으로', 'Return to Home'],
  ['ms', 'leftEnglish', 'Notis of Privasi', 'of'],
  ['zh', 'forbiddenWord', '律师楼首页', '“律师事务所”'],
  ['ko', 'misspelt', '변호사으로', '변호사으로'],
  ['ko', 'misspelt', '변호사이 홈으로', '변호사이'],
  ['ko', 'misspelt', '법원가 홈으로', '법원가'],
  ['ko', 'misspelt', '자문는 홈으로', '자문는'],
  ['ko', 'misspelt', '홈으로 가십시요 (홈)', '십시요'],
  ['ko', 'register', '홈으로 알려 줘.', '줘.'],
  ['ko', 'swappedPlaceholder', '전화 {{email}}', '전화 {{email'],
  ['ko', 'strayMarks', '홈으로 ✅', '✅'],
  ['ko', 'unnamedAct', '1955년 고용법에 따라', '1955년 고용법'],
  ['ko', 'unnamedAct', '1976년 법률개혁(혼인·이혼)법', '1976년 법률개혁(혼인·이혼)법'],
];

const WARNINGS: Slip[] = [
  ['ko', 'needsWork', '[FUZZY] 홈으로', '[FUZZY]'],
  ['zh', 'needsWork', 'TODO: 返回首页', 'TODO'],
  ['zh', 'needsWork', '（待校对）返回首页', '（待校对）'],
  ['ko', 'needsWork', '(번역 필요) 홈으로', '(번역 필요)'],
  ['ko', 'needsWork', '=홈으로', '='],
  ['ko', 'needsWork', "'홈으로", "'"],
  ['en', 'needsWork', '**Home**', '**'],
  ['ko', 'chatter', '다음은 번역입니다: 홈으로', '다음은 번역'],
  ['ko', 'chatter', '홈으로(역주: 처음)', '역주'],
  ['zh', 'chatter', '作为人工智能语言模型，我无法翻译', '语言模型'],
  ['zh', 'chatter', '同上', '同上'],
  ['ko', 'chatter', '홈으로 (직역: 집)', '직역'],
  ['ms', 'chatter', 'Berikut ialah terjemahannya: Notis', 'terjemah'],
  ['zh', 'superlative', '精通法律', '精通'],
  ['zh', 'repeated', '返回返回首页', '返回返回'],
  ['en', 'superlative', 'An award-winning firm', 'award-winning'],
  ['zh', 'superlative', '金牌律师', '金牌'],
  ['ko', 'superlative', '국내 최대', '국내 최대'],
  ['ko', 'repeated', '홈으로 홈으로', '홈으로'],
  ['zh', 'repeated', '您的的首页', '的的'],
  ['ko', 'sameText', '페이지를 찾을 수 없습니다', 'title'],
];

test.for([
  ...ERRORS.map((slip) => ['error', ...slip] as const),
  ...WARNINGS.map((slip) => ['warning', ...slip] as const),
])('%s in %s: %s for %j', ([level, id, rule, text, names = '']) => {
  const site = sampleSite();
  const [file, key] = id === 'ms' ? [`${id}/privacy`, 'title'] : [`${id}/notFound`, 'home'];
  setText(site, file, key, text);
  const at = { file: `locales/${file}.json`, key, line: expect.any(Number) };
  expect(findingsOf(site)).toMatchObject([{ ...at, level, rule, said: expect.stringContaining(names) }]);
});

/** English, and right translations of it. */
const RIGHT: [english: string, zh: string, ko: string][] = [
  [
    'At most “3” … RM50, s 6(1)(a)?',
    '最多“3项”——RM50，第6（1）（a）条？',
    '최대 ‘3개’(RM50, 제6조 제1항 (a)호)?',
  ],
  ['Home: yes or no?', '返回首页？“是”／“否”？', '홈으로: 9시~5시 (㈜홍길동, 50㎡) · 예, 아니요?'],
  [
    '100% of it; R&D and/or doctors',
    '持有百分之百；医疗专家（“R&D”）',
    '지분 100%, ‘R&D’ and/or 의료 전문가의 필요',
  ],
  ['Employment Act 1955', '《1955年雇佣法令》', '1955년 고용법(Employment Act 1955), 1955년 고용법 제2조'],
  [
    'Send no originals before we ask.',
    '我们提出要求之前，切勿寄来正本。',
    '요청하기 전에는 원본을 보내지 마십시오.',
  ],
  ['You need no lawyer for that.', '无须律师也能办理。', '변호사가 없어도 됩니다.'],
  ['You must reply within 14 days.', '您须于14天内答复。', '14일 안에 답하셔야 합니다.'],
  ['It is usually at least 3 months.', '一般不少于3个月。', '대개 3개월이 넘습니다.'],
  ['Only the court may extend it.', '唯有法庭可予延长。', '법원만이 연장할 수 있습니다.'],
  ['It cannot wait.', '事情紧急。', '급합니다.'],
];
const right = RIGHT.flatMap(([en, zh, ko]) =>
  Object.entries({ en, zh, ko }).map(([id, text]) => [id, en, text]),
);
test.for(right)('in %s, “%s” as “%s” is right', ([id = '', english, text]) => {
  const site = sampleSite();
  for (const other of ['en', 'zh', 'ko']) setText(site, `${other}/notFound`, 'home', english);
  setText(site, `${id}/notFound`, 'home', text);
  expect(findingsOf(site).filter(({ localeId }) => localeId === id)).toEqual([]);
});

/** English, a translation, and the level of the finding with what it names; none if the number is there in some form. */
const NUMBERS: [english: string, id: string, text: string, level?: string, found?: string][] = [
  ['Within 3 months', 'ko', '30개월 이내', 'error', '3'],
  ['Within 3 months', 'zh', '8个月之内', 'error', '3'],
  ['Within 3 months', 'zh', '三个月之内'],
  ['Within 3 months', 'ko', '석 달 이내'],
  ['Within 21 days', 'zh', '二十一天之内'],
  ['Within 6 months', 'ko', '육 개월 이내'],
  ['More than RM50,000', 'zh', '超过5万令吉'],
  ['More than RM50,000', 'ko', '6만 링깃 초과', 'error', '50,000'],
  ['RM5 million or RM1.5 million', 'ko', '500만 링깃 또는 150만 링깃'],
  ['RM5 million', 'zh', '50万令吉', 'error', '5 million'],
  ['RM50 million', 'ko', '5천만 링깃'],
  ['Section 12B and section 6(1)(a)', 'zh', '第12B条和第6（1）（a）条'],
  ['Section 12B', 'zh', '第21B条', 'error', '12'],
  ['The Ninth, or 9th, Schedule', 'zh', '第九附表'],
  ['Call 15999', 'ko', '전화 15998', 'error', '15999'],
  ['Until 5.30 pm', 'ko', '오후 5시 30분까지'],
  ['Founded in 1892', 'ko', '1982년 설립', 'warning', '1892'],
  ['The firm is 2 minutes away', 'zh', '两分钟就到'],
  ['Within 60 days', 'ko', '60개월 이내', 'error', '60 days'],
  ['Within 10 working days', 'zh', '10天之内', 'error', '10 working days'],
  ['Within {{max}} hours', 'zh', '{{max}}天之内', 'error', '{{max}} hours'],
  ['Within six years', 'zh', '5年之内', 'error', '6'],
  ['Twelve for land', 'ko', '토지는 2년', 'warning', '12'],
  ['From 1 March', 'zh', '2月1日起', 'error', 'March'],
  ['On Friday at 5.30 pm', 'ko', '금요일 오전 5시 30분', 'error', '5 pm'],
  ['On Friday', 'zh', '星期六', 'error', 'Friday'],
  ['Up to RM50,000', 'zh', '以5万美元为限', 'error', '50000 ringgit'],
  ['Up to RM50,000', 'ko', '5만 원까지', 'error', '50000 ringgit'],
  ['75% of it', 'ko', '75명', 'error', '75%'],
  ['Section 12B(a)', 'zh', '第12条（a）', 'error', '12B'],
  ['14 days, or 60 days from it', 'zh', '60天，或其后14天', 'warning', '60 day, 14 day'],
  ['Ask for more time', 'zh', '可延长至30天', 'warning', '30天'],
  ['RM50 million', 'zh', '五千万令吉'],
  ['RM50 million', 'ko', '오천만 링깃'],
  ['RM15,000 or RM1.5 million', 'ko', '1만 5천 링깃 또는 백오십만 링깃'],
  ['RM5,000', 'ko', '1만 5천 링깃', 'error', '5,000'],
  ['RM12 million', 'zh', '1千2百万令吉'],
  ['RM15,000', 'zh', '1万5000令吉'],
  ['75% or three quarters', 'zh', '百分之七十五、四分之三'],
  ['Three quarters', 'ko', '4분의 3의 몫'],
  ['Within 6 months or 7 days', 'ko', '반년이나 일주일 안에'],
  ['Within 6 months or 7 days', 'zh', '半年或一星期之内'],
  ['Until 5.30 pm', 'ko', '오후 5시 반까지'],
  ['In the 1920s, in 1906', 'zh', '二十世纪二十年代，一九〇六年'],
  ['Within two days, on Mondays', 'ko', '월요일마다, 이틀 안에'],
];
test.for(NUMBERS)('“%s” in %s as “%s”: %s', ([english, id, text, level, found]) => {
  const site = sampleSite();
  setText(site, 'en/notFound', 'home', english);
  setText(site, `${id}/notFound`, 'home', text);
  const findings = findingsOf(site).filter(({ localeId }) => localeId === id);
  expect(findings.map((finding) => [finding.level, finding.values?.found])).toEqual(
    level ? [[level, found]] : [],
  );
});

/** What a text has lost of its English, and what it may leave to the language. */
const LOST: [english: string, id: string, text: string, rule?: string][] = [
  ['Please do not send it. It is late.', 'zh', '请寄来。时间不早了。', 'lostSense'],
  ['You must not sign it', 'ko', '서명하셔야 합니다', 'lostSense'],
  ['Please do not send it.', 'ko', '보내지 마십시오.'],
  ['Go home. It is late.', 'ko', '댁으로 가십시오. 늦', 'shortened'],
  [`Go home. ${'It is late. '.repeat(9)}`, 'zh', '请回家。', 'shortened'],
  ['Go home! It is late.', 'zh', '天色已晚，请回家！'],
  ['Is it late?', 'ko', '늦었습니다.', 'otherEnd'],
  ['It is late.', 'zh', '不早了！', 'otherEnd'],
  ['You can go home.', 'zh', '您必须回家。', 'lostSense'],
  ['You must go home.', 'ko', '댁으로 가실 수 있습니다.', 'lostSense'],
  ['Go home before noon.', 'ko', '정오 뒤에 댁으로 가십시오.', 'lostSense'],
  ['It usually takes a day.', 'zh', '要1天。', 'lostSense'],
  ['At least 3 of them', 'zh', '最多3个', 'lostSense'],
  ['Prison of 14 years or more', 'ko', '징역 14년 이하', 'lostSense'],
  ['14 days from the letter', 'zh', '信到之日前14天', 'addedSense'],
  ['A summons or a letter', 'zh', '传票和信件', 'lostSense'],
  ['A summons or a letter', 'zh', '传票或信件'],
  ['A summons or a letter', 'ko', '소환장 및 서신', 'lostSense'],
  ['A summons and a letter', 'zh', '传票或信件', 'addedSense'],
  ['The letter that you received', 'zh', '您寄出的信件', 'lostSense'],
  ['Bring a copy', 'ko', '원본 지참', 'lostSense'],
  ['Bring a copy', 'zh', '携带正本', 'addedSense'],
  ['Please do not send it.', 'zh', '请勿收取。', 'addedSense'],
  ['Please do not send it.', 'ko', '받지 마십시오.', 'addedSense'],
  ['The English text decides.', 'zh', '以中文版为准。', 'lostSense'],
  ['The Chinese text decides.', 'ko', '영어본이 기준입니다.', 'addedSense'],
  ['In a criminal case', 'ko', '민사 사건에서', 'lostSense'],
  ['Legal aid is free of charge.', 'zh', '法律援助要收费。', 'lostSense'],
  ['Usually for citizens', 'ko', '대개 외국인이 대상', 'lostSense'],
  ['Call us at once.', 'zh', '请稍后致电我们。', 'lostSense'],
  ['It ends, unless you pay.', 'zh', '期限届满。', 'lostSense'],
  ['Within 60 days', 'ko', '60일 이내(연장 가능)', 'addedSense'],
  ['Yes. You may.', 'zh', '不可以。您可以。', 'lostSense'],
  ['RM5,000 in cash', 'zh', '现金5000令吉，即人民币', 'addedSense'],
  ['Go home', 'zh', '返回首页/回家', 'addedSense'],
  ['Go home:', 'ko', '댁으로', 'otherEnd'],
  ['Carried on through three generations', 'ko', '네 세대에 걸쳐', 'lostFigure'],
  ['It stays confidential.', 'zh', '内容会公开。', 'lostSense'],
  ['Above RM50,000 only', 'ko', '5천 링깃(RM50,000) 초과만', 'addedTime'],
  ['Go home.', 'ko', '댁으로 가지 마십시오.', 'addedSense'],
  ['One looks after land.', 'ko', '한 명은 부동산을 맡습니다.'],
  ['The firm has partners: 3.', 'zh', '本所有3位合伙人。'],
  ['Go home to {{firm}}, {{name}}.', 'zh', '{{name}}，请回{{firm}}。', 'otherOrder'],
  ['Go home with SOCSO.', 'ko', '댁으로 가십시오.', 'otherName'],
  ['Go home to the law firm. It is late.', 'zh', '请回家。律师事务所已经晚了。', 'lostTerm'],
  ['Go home.', 'zh', `请回家。${'天色已晚了。'}再见。明天见。`, 'lengthened'],
];
test.for(LOST)('“%s” in %s as “%s”: %s', ([english, id, text, rule]) => {
  const site = sampleSite();
  setText(site, 'en/notFound', 'home', english);
  setText(site, `${id}/notFound`, 'home', text);
  const own = findingsOf(site).filter(({ localeId, level }) => localeId === id && level === 'warning');
  expect(own.map((finding) => finding.rule)).toEqual(rule ? expect.arrayContaining([rule]) : []);
});

test.for([
  ['en', 'I speak Korean. My name is ….'],
  ['en', 'I speak …. My name is Kim.', 'saidOtherwise'],
  ['en', 'I speak Korean. My name is.', 'saidOtherwise'],
  ['ms', 'Saya bercakap bahasa Korea. Nama saya ….'],
  ['ms', 'I speak …. My name is ….', 'saidOtherwise'],
  ['ms', '제 이름은 …입니다', 'saidOtherwise'],
] as const)('the sentence to say in %s, “%s”: %s', ([key, text, rule]) => {
  const site = sampleSite();
  const said = { en: 'I speak …. My name is ….', ms: 'Saya bercakap bahasa …. Nama saya ….' };
  for (const id of ['en', 'zh', 'ko']) setText(site, `${id}/profile`, 'said', said);
  setText(site, 'ko/profile', 'said', { ...said, [key]: text });
  expect(findingsOf(site).map((finding) => finding.rule)).toEqual(rule ? [rule] : []);
});

test('a finding that a person can confirm shows the line for confirmed.json', () => {
  const site = sampleSite();
  setText(site, 'en/notFound', 'home', 'Since 1892');
  setText(site, 'zh/notFound', 'home', '始于1892年');
  setText(site, 'ko/notFound', 'home', '백여 년');
  const [finding] = findingsOf(site);
  const line = '"notFound:home#lostFigure": "1892"';
  expect(finding?.said).toContain(`${line},`);
  writeFileSync(join(site.root, 'locales/ko/confirmed.json'), `{ ${line} }`);
  expect(findingsOf(site)).toEqual([]);
  // Another number is another finding.
  setText(site, 'en/notFound', 'home', 'Since 1893');
  setText(site, 'zh/notFound', 'home', '始于1893年');
  expect(findingsOf(site)).toMatchObject([{ rule: 'lostFigure' }, { rule: 'confirmsNothing', line: 1 }]);
  // A line that no rule asks for any more can go.
  setText(site, 'ko/notFound', 'home', '1893년부터');
  expect(findingsOf(site)).toMatchObject([{ rule: 'confirmsNothing', localeId: 'ko' }]);
});

test.for([
  ['zh', '解僱、炒鱿鱼', 'traditional'],
  ['zh', '解雇, 炒鱿鱼', 'wrongWidth'],
  ['ko', '해고, 자주， 묻는', 'wrongWidth'],
])('what people type in %s, which translates nothing, is checked too: %s', ([id, text, rule]) => {
  const site = sampleSite();
  setText(site, `${id}/words`, 'dismissed', text);
  expect(findingsOf(site)).toMatchObject([{ rule, localeId: id, file: `locales/${id}/words.json` }]);
});
