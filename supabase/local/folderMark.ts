import { realpathSync, statSync } from 'node:fs';

/** What tells a folder from its copies. */
export interface FolderMark {
  /** Its numbers on this machine: device and inode. */
  inode: string;
  /** Its path, without symbolic links. */
  path: string;
}

export function folderMark(folder: string): FolderMark {
  const { dev, ino } = statSync(folder);
  return { inode: `${dev}:${ino}`, path: realpathSync(folder) };
}

/** Whether a mark was made for this folder. One that was moved keeps its inode, one that was restored its path. */
export function isMarkOf(mark: FolderMark, folder: string): boolean {
  const { inode, path } = folderMark(folder);
  return mark.inode === inode || mark.path === path;
}
