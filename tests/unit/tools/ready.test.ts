import { beforeEach, describe, expect, test } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';
import { CHECKLIST, CLAIMS, countSamples, readChecklist, sampleValues } from '../../../plugins/samples.ts';
import { samplesByFile } from '../../../tools/launch/blockers.ts';
import {
  agedFigures,
  closedOffices,
  datesOutOfOrder,
  unlistedPartners,
  valuesAt,
} from '../../../tools/launch/contradictions.ts';
import { settingFaults } from '../../../tools/launch/settings.ts';
import { folderWith } from '../../folders.ts';
import { isSampleFirm } from '../../specification/ownersWords.ts';

const FIRM = 'src/core/firm/firm.json';
const LAWYERS = 'src/core/firm/lawyers.json';

describe('the checklist', () => {
  test('names existing places, each once', () => {
    const items = readChecklist(PROJECT);
    expect(new Set(items.map(({ section }) => section)).size).toBeGreaterThan(1);
    expect(items.some(({ section }) => section === CLAIMS)).toBe(true);
    for (const { places, label } of items) {
      const found = places.map((place) => valuesAt(PROJECT, place));
      // Another firm may have emptied a list.
      if (isSampleFirm) expect(found, label).not.toContainEqual([]);
      const lines = found.flat().map(({ file, line, value }) => `${file}:${line} ${value}`);
      expect(lines, label).toEqual([...new Set(lines)]);
    }
  });

  describe('in another project', () => {
    let root: string;
    let write: (file: string, text: string) => void;
    beforeEach(() => {
      ({ root, write } = folderWith({ 'src/core/firm/x': '', 'locales/x': '' }));
    });

    test('is an error if it has no section for claims', () => {
      expect(() => countSamples(root)).toThrow(CHECKLIST);
      write(CHECKLIST, '# List\n');
      expect(() => countSamples(root)).toThrow(CLAIMS);
    });

    test.each<[file: string, content: object, key: string]>([
      [FIRM, { name: 'Contoh & Partners' }, 'name'],
      [FIRM, { notary: { phone: '+60 5-000 0009' } }, 'notary.phone'],
      [FIRM, { whatsapp: '60120000000' }, 'whatsapp'],
      ['src/core/firm/offices.json', { offices: { a: { email: 'a@contoh.example' } } }, 'offices.a.email'],
      ['src/core/firm/offices.json', { street: '1 Jalan Contoh' }, 'street'],
      [LAWYERS, { lawyers: { a: { slug: 'a-contoh', portrait: 'a' } } }, 'lawyers.a.slug'],
      [LAWYERS, { lawyers: { a: { slug: 'a' } } }, 'lawyers.a.portrait'],
      ['locales/ko/lawyers/a.json', { education: [{ at: 'Contoh University, 영국' }] }, 'education.0.at'],
    ])('finds a sample in %s by its value, %j, even if every line is ticked', (file, content, key) => {
      write(CHECKLIST, `# List\n\n## ${CLAIMS}\n\n- [x] All. Wong, 2026-11-28\n`);
      const sample = JSON.stringify(content);
      write(file, sample);
      expect(sampleValues(root)).toEqual([{ file, key }]);
      expect(countSamples(root)).toEqual({ left: 1, keepOut: key === 'name' });
      const living = sample.replace(/Contoh|contoh\.example|contoh/, 'Wong').replace(/0{3,}/, '253');
      write(file, living.replace('"slug":"a"', '"portrait":"a"'));
      write('locales/ms/privacy.json', '{"a": "Sebagai contoh, anda boleh", "b": "Contohnya, nama"}');
      write('locales/en/home.json', '{"testimonials": {"intro": "Sample comments", "items": []}}');
      expect(sampleValues(root)).toEqual([]);
    });

    test.each([
      ['', false],
      [' Wong', false],
      [' 2026-11-28', false],
      [' 28 November 2026', false],
      [' Wong, 2026-11-28', true],
      [' A. Wong 28 November 2026', true],
      [' – 王律师，2026-11-28', true],
      [' (Wong, 28.11.2026)', true],
      [' `src/a.json: a` Wong 28/11/2026', true],
      [' `src/a.json: a` 2026-11-28', false],
    ])('a tick counts with a name and a date at the end of its line: “%s”', (end, done) => {
      write(CHECKLIST, `# List\n\n## ${CLAIMS}\n\n- [x] As amended in 2024: awards,\n  all of them.${end}\n`);
      expect(readChecklist(root)).toMatchObject([{ done }]);
    });

    test('no sample keeps search engines out once the firm’s name is its own', () => {
      write(CHECKLIST, `# List\n\n## ${CLAIMS}\n\n- [ ] One\n`);
      write(LAWYERS, JSON.stringify({ lawyers: { a: { slug: 'a' } } }));
      write(FIRM, JSON.stringify({ name: 'Contoh & Partners' }));
      expect(countSamples(root)).toEqual({ left: 3, keepOut: true });
      write(FIRM, JSON.stringify({ name: 'Wong & Partners' }));
      expect(countSamples(root)).toEqual({ left: 2, keepOut: false });
    });

    test.each([
      ['has no key', '', 3, 'add below this line "portrait": "/src/pictures/lawyers/a-wong.jpg",'],
      ['is empty', ',\n"portrait": ""', 5, 'write here "/src/pictures/lawyers/a-wong.jpg"'],
    ])('a portrait that %s is one line, with the place and what to do', (_, portrait, line, todo) => {
      const file = LAWYERS;
      write(file, `{"lawyers": {\n"a": {\n"name": "A Wong",\n"slug": "a-wong"${portrait}\n}}}`);
      expect(samplesByFile(root)).toEqual([
        `${file}\n  ${file}:${line}  A Wong has no portrait: save the photograph as src/pictures/lawyers/a-wong.jpg and ${todo}`,
      ]);
    });

    test('names the texts in which a closed office stands, as long as common.json has its name', () => {
      write('src/core/firm/offices.json', JSON.stringify({ offices: { a: {} } }));
      const name = (id: string, name: string) => ({ [id]: { name } });
      const both = { ...name('a', 'Ipoh'), ...name('b', 'Kampar') };
      write('locales/en/common.json', JSON.stringify({ offices: both }));
      write('locales/zh/common.json', JSON.stringify({ offices: name('b', '金宝') }));
      write('locales/en/faq.json', JSON.stringify({ where: ['In Ipoh', 'In Ipoh and Kampar'] }));
      write('locales/zh/services/a.json', JSON.stringify({ title: '在怡保与金宝' }));
      const found = () => closedOffices(root).map(({ file, key }) => `${file} ${key}`);
      expect(found().sort()).toEqual([
        'locales/en/common.json offices.b.name',
        'locales/en/faq.json where.1',
        'locales/zh/common.json offices.b.name',
        'locales/zh/services/a.json title',
      ]);
      write('src/core/firm/offices.json', JSON.stringify({ offices: { a: {}, b: {} } }));
      expect(found()).toEqual([]);
    });

    test('names a partner without a line in the checklist', () => {
      write(LAWYERS, '{"lawyers": {"a": {}, "b": {}}}');
      write(CHECKLIST, `# List\n\n## ${CLAIMS}\n\n- [x] Of A: \`locales/*/lawyers/a.json: education\`\n`);
      expect(unlistedPartners(root).map(({ file }) => file)).toEqual(['locales/*/lawyers/b.json']);
    });

    test('names dates of the history before the foundation, and before each other', () => {
      write(FIRM, '{"founded": 1931}');
      const history = (...years: string[]) => {
        const timeline = { items: years.map((year) => ({ year })) };
        write('locales/zh/history.json', JSON.stringify({ timeline }, null, 1));
      };
      history('{{founded}}年', '1906年', '1920年代', '1960年');
      expect(datesOutOfOrder(root)).toEqual(['locales/zh/history.json:8  1906年 stands after 1931']);
      history('{{founded}}年', '1940年代', '1955年');
      expect(datesOutOfOrder(root)).toEqual([]);
    });

    test('lists figures once the calendar makes them wrong', () => {
      const years = ['copyrightYear', 'profileYear'];
      const figures = { founded: 1892, yearsOfPractice: 130, copyrightYear: 2026, profileYear: 2026 };
      write(FIRM, JSON.stringify(figures));
      write(LAWYERS, '{"lawyers": {"a": {"called": 2000, "years": 26}}}');
      const aged = (today: string) =>
        agedFigures(root, new Date(`${today}T12:00:00`)).map(
          (line) => /^src\/core\/firm\/\w+\.json:\d+ {2}(\S+) is /.exec(line)?.[1],
        );
      expect(aged('2026-12-31')).toEqual([]);
      expect(aged('2027-01-01')).toEqual([...years, 'lawyers.a.years']);
      expect(aged('2032-01-01')).toContain('yearsOfPractice');
    });
  });
});

describe('settings', () => {
  const RIGHT = {
    SITE_URL: 'https://www.wong.com.my',
    SITE_HOST: 'cloudflare',
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_1',
    FIRM_EMAIL: 'office@wong.com.my',
    MAIL_FROM: 'Wong <site@wong.com.my>',
    RESEND_API_KEY: 're_1',
  };
  const faultsOf = (settings: Record<string, string | undefined>) =>
    settingFaults(PROJECT, { ...RIGHT, ...settings }).map(({ setting }) => setting);

  test('have no faults if they are right', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ FIRM_EMAIL: 'Wong & Partners <office@wong.com.my>, a@wong.com.my' })).toEqual([]);
    expect(faultsOf({ RESEND_API_KEY: '', SMTP_URL: 'smtps://u:p@mail.wong.com.my:465' })).toEqual([]);
  });

  test.each([
    ['SITE_URL', undefined],
    ['SITE_URL', 'http://www.wong.com.my'],
    ['SITE_URL', 'https://www.your-firm.example'],
    ['VITE_SUPABASE_URL', 'https://localhost'],
    ['VITE_SUPABASE_ANON_KEY', ''],
    ['FIRM_EMAIL', 'office'],
    ['FIRM_EMAIL', 'office@contoh.example'],
    ['FIRM_EMAIL', 'office@wong.com.my, a@contoh.example'],
    ['MAIL_FROM', 'office@wong.com.my, site@wong.com.my'],
    ['MAIL_FROM', 'Wong <site@example.com>'],
    ['RESEND_API_KEY', ''],
    ['RESEND_API_KEY', 're_...'],
  ])('%s=%s is a fault', (setting, value) => {
    expect(faultsOf({ [setting]: value })).toEqual([setting]);
  });

  test.each(['smtp://mail.wong.com.my', 'smtps://mail.wong.com.my:25', 'mail.wong.com.my'])(
    'hosted functions cannot use %s',
    (SMTP_URL) => {
      expect(faultsOf({ RESEND_API_KEY: '', SMTP_URL })).toEqual(['SMTP_URL']);
    },
  );
});
