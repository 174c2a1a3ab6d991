import { Provider } from '@/components/provider';
import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { source } from '@/lib/source';
import './global.css';
export default function Layout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body className="flex flex-col min-h-screen">
        <Provider>
          <DocsLayout tree={source.getPageTree()} nav={{ title: 'Bench Docs' }}>
            {children}
          </DocsLayout>
        </Provider>
      </body>
    </html>
  );
}
