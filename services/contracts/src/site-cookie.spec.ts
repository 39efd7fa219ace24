import { describe, expect, it } from '@jest/globals';
import { siteCookie } from './site-cookie.js';

describe('a cookie of the site', () => {
  it('is sent over https alone where the site has https, and its name says so', () => {
    expect(siteCookie('https://garage.example', 'language', '/')).toEqual({
      name: '__Host-language',
      path: '/',
      secure: true,
    });
    expect(siteCookie('https://garage.example/', 'sid', '/api/admin')).toEqual({
      name: '__Secure-sid',
      path: '/api/admin',
      secure: true,
    });
  });

  it('has its plain name on a try-out over http, where browsers refuse the others', () => {
    expect(siteCookie('http://localhost:8080', 'sid', '/api/admin')).toEqual({
      name: 'sid',
      path: '/api/admin',
      secure: false,
    });
  });
});
