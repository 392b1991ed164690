import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';
import { prerender } from './build/prerenderPlugin.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [react(), imagetools(), prerender('http://localhost:4173')],
});
