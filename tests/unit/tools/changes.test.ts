import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedPages } from '../../../tools/changes/changedPages.ts';
import { nameOnGithub } from '../../../tools/git.ts';
import { changedTexts } from '../../../tools/i18n/history.ts';
import { folderWith } from '../../folders.ts';
import { gitIn } from '../../projects.ts';
import { projectWith } from '../textProject.ts';

test('finds reworded, added and deleted texts, ignoring formatting, and where files are on GitHub', () => {
  const { root, write } = projectWith({
    'ko/faq.json': '{"a": "하나", "b": "둘", "gone": "셋"}',
    'ko/old.json': '{"a": "옛 글"}',
    'ko/same.json': '{"a":"하나"}',
  });
  const git = gitIn(root);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Texts');
  write('ko/faq.json', '{"a": "하나", "b": "두 번째", "new": {"c": "넷"}}');
  rmSync(join(root, 'locales/ko/old.json'));
  write('ko/same.json', '{\n  "a": "하나"\n}\n');
  write('ko/services/more.json', '{"a": "새 글"}');
  expect(changedTexts(root, 'HEAD')).toEqual([
    { locale: 'ko', file: 'faq', key: 'b', before: '둘', after: '두 번째' },
    { locale: 'ko', file: 'faq', key: 'new.c', before: null, after: '넷' },
    { locale: 'ko', file: 'faq', key: 'gone', before: '셋', after: null },
    { locale: 'ko', file: 'services/more', key: 'a', before: null, after: '새 글' },
    { locale: 'ko', file: 'old', key: 'a', before: '옛 글', after: null },
  ]);

  expect(nameOnGithub(root)).toBeUndefined();
  git('remote', 'add', 'origin', 'git@github.com:firm/site.git');
  expect(nameOnGithub(root)).toBe('firm/site');
});

/** A built site of pages with these bodies. */
const dist = (pages: Record<string, string>) =>
  folderWith(Object.fromEntries(Object.entries(pages).map(([file, body]) => [file, `<body>${body}`]))).root;

test('finds pages whose texts differ, and shows the first of those with the same change', () => {
  const menu = '<nav>홈</nav>';
  const before = dist({
    'korean.html': `${menu}<h1 class="a">제목</h1>`,
    'korean/faq.html': `${menu}<p>질문</p>`,
    'korean/history.html': `${menu}<p>역사</p>`,
    'faq.html': '<nav>Home</nav><img alt="The office">',
    'contact.html': '<nav>Home</nav><p class="a">Call</p>',
  });
  const after = dist({
    'korean.html': '<nav>처음</nav><h1 class="b">제목</h1>',
    'korean/faq.html': '<nav>처음</nav><p>물음</p>',
    'korean/history.html': '<nav>처음</nav><p>역사</p>',
    'faq.html': '<nav>Home</nav><img alt="The office at dusk">',
    'contact.html': '<nav>Home</nav><p class="b">Call</p>',
  });
  expect(changedPages(before, after)).toEqual([
    { address: '/faq', others: 0, added: ['The office at dusk'] },
    { address: '/korean', others: 1, added: ['처음'] },
    { address: '/korean/faq', others: 0, added: ['처음', '물음'] },
  ]);
});
