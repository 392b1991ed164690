import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { defaultLocale, isDefault } from '../../src/core/i18n/locales.ts';
import { checkBundles } from '../../tools/i18n/checkBundles.ts';
import { advice } from '../../tools/i18n/finding.ts';
import { messagesIn } from '../../tools/i18n/messages.ts';
import { readSite } from '../../tools/i18n/readSite.ts';
import type { PageTexts, Site } from '../../tools/i18n/site.ts';
import { localeWithId } from '../unit/bundles.ts';
import { projectWith, siteOf } from '../unit/textProject.ts';

/** This project with its tables. */
export const ownSite: Site = readSite(PROJECT);

/** The tables of this project with a temporary copy of its texts, which the test may change. */
export function copyTexts(): Site {
  const root = mkdtempSync(join(tmpdir(), 'law-firm-texts-'));
  cpSync(join(PROJECT, 'locales'), join(root, 'locales'), { recursive: true });
  return { ...ownSite, root };
}

const PAGES: readonly PageTexts[] = [
  { path: '/', bundles: ['home'], only: 'default' },
  { path: '/', bundles: ['language'], only: 'translations' },
  { path: '/services', bundles: ['services'] },
  { path: '/privacy-policy', bundles: ['privacy'] },
  { path: '/malay', bundles: ['privacy'], only: 'default', textsFrom: 'ms' },
  { path: '*', bundles: ['notFound'] },
];

const office = (name: string) => ({ offices: { ipoh: { name, heading: name } } });

const TEXTS: Record<string, object> = {
  'en/common': { greeting: 'Hello {{firm}}, I ask you.', whatsapp: 'ENQUIRE ON WHATSAPP', ...office('Ipoh') },
  'zh/common': { greeting: '{{firm}}，您好，我想请问。', whatsapp: '用WhatsApp询问', ...office('怡保') },
  'ko/common': { greeting: '{{firm}}에 문의드립니다.', whatsapp: '왓츠앱 문의', ...office('이포') },
  'en/emails': { subject: 'Dear {{name}}' },
  'zh/emails': { subject: '{{name}}，您好' },
  'ko/emails': { subject: '{{name}} 님께' },
  'en/firmEmails': { heading: 'New enquiry' },
  'en/enquiry': { tooLong: 'Please keep it to {{max, number}} characters.' },
  'zh/enquiry': { tooLong: '请勿超过{{max, number}}个字符。' },
  'ko/enquiry': { tooLong: '{{max, number}}자 이내로 입력해 주십시오.' },
  'en/home': { title: 'A law firm in Ipoh' },
  'en/language': { title: 'A law firm in Ipoh', areas: ['Family Law', 'Insurance', 'Wills'] },
  'zh/language': { title: '怡保\n律师事务所', areas: ['家事法', '保险', '遗嘱'] },
  'ko/language': { title: '이포의 법률사무소', areas: ['가족법', '보험', '유언'] },
  'en/notFound': { code: '404', title: 'Page Not Found', home: 'Return to Home' },
  'zh/notFound': { code: '404', title: '找不到页面', home: '返回首页' },
  'ko/notFound': { code: '404', title: '페이지를 찾을 수 없습니다', home: '홈으로 돌아가기' },
  'en/privacy': { title: 'Privacy Policy', intro: ['{{firm}} keeps your data.'] },
  'zh/privacy': { title: '隐私政策', intro: ['{{firm}}保管您的资料。'] },
  'ko/privacy': { title: '개인정보 처리방침', intro: ['{{firm}}은(는) 개인정보를 보관합니다.'] },
  // A folder that is not a language of the site.
  'ms/privacy': { title: 'Notis Privasi', intro: ['{{firm}} menyimpan data anda.'] },
  'en/profile': { title: 'Firm Profile', school: 'Contoh University' },
  'zh/profile': { title: '律师事务所简介', school: 'Contoh University' },
  'ko/profile': { title: '법률사무소 소개', school: 'Contoh University' },
  'en/services': { title: 'Services', more_one: '{{count}} more', more_other: '{{count}} more' },
  'zh/services': { title: '服务', more_other: '另有{{count}}个' },
  'ko/services': { title: '업무', more_other: '외 {{count}}개' },
  'en/words': { dismissed: 'sacked, fired' },
  'zh/words': { dismissed: '炒鱿鱼、解雇' },
  'ko/words': { dismissed: '해고, 부당해고' },
  glossary: [
    { en: 'law firm', zh: '律师事务所', ko: '법률사무소', 'not.zh': ['律师楼'] },
    { en: 'WhatsApp', zh: 'WhatsApp', ko: '왓츠앱' },
    { en: 'Contoh University', zh: 'Contoh University', ko: 'Contoh University' },
  ],
};

/** A small valid site in English, Chinese and Korean, as a temporary copy that the test may change. */
export function sampleSite(): Site {
  const files = Object.entries(TEXTS).map(([name, texts]) => [`${name}.json`, written(texts)]);
  return siteOf(projectWith(Object.fromEntries(files)).root, {
    locales: [defaultLocale, localeWithId('zh'), localeWithId('ko')],
    pages: PAGES,
    pagesOf: (locale) =>
      PAGES.filter(({ only }) => only !== (isDefault(locale) ? 'translations' : 'default')),
    factNames: ['firm', 'email'],
    code: { files: [], valuesOf: () => ['name', 'max', 'count'] },
  });
}

const written = (texts: object): string => `${JSON.stringify(texts, null, 2)}\n`;

export function setText({ root }: Site, name: string, key: string, text: unknown): void {
  const file = join(root, 'locales', `${name}.json`);
  writeFileSync(file, written({ ...JSON.parse(readFileSync(file, 'utf8')), [key]: text }));
}

/** The findings of a site, with what a reader is told: of another language than the file's if one is given. */
export const findingsOf = (site: Site, reader?: string) =>
  checkBundles(site)
    .flatMap(({ findings }) => findings)
    .map((finding) => ({ ...finding, said: advice(finding, messagesIn(reader ?? finding.localeId)) }));
