import { renderToStaticMarkup } from 'react-dom/server';
import { useAuth } from './auth-context.js';

function Consumer() {
  return useAuth().user?.email;
}

it('refuses to work outside its provider', () => {
  expect(() => renderToStaticMarkup(<Consumer />)).toThrow('useAuth must be used within an AuthProvider');
});
