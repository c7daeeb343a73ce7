import { connect, type SecureVersion } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isInstalled, type ProxyProcess, recipe, startCaddy, startNginx } from "../../support/proxy-process.ts";

// Which TLS the recipes of server/deploy speak. What stands behind the proxy does not matter.

const proxies: readonly [name: string, start: () => Promise<ProxyProcess>][] = [
  [
    "nginx",
    () =>
      startNginx((port, folder) =>
        recipe("server/deploy/nginx.conf", {
          "listen 443 ssl": `listen 127.0.0.1:${port} ssl`,
          "listen 80": `listen unix:${folder}/plain.socket`,
          "/etc/ssl/keepwell": folder,
        }),
      ),
  ],
  [
    "caddy",
    () =>
      startCaddy((port, folder) => {
        const certificate = `tls ${folder}/fullchain.pem ${folder}/privkey.pem`;
        const site = `https://:${port} {\n\tbind 127.0.0.1\n\t${certificate}`;
        const text = recipe("server/deploy/Caddyfile", { "keepwell.example {": site });
        return `{\n\tadmin off\n\tauto_https off\n}\n${text}`;
      }),
  ],
];

type Offer = { readonly minVersion?: SecureVersion; readonly maxVersion?: SecureVersion; readonly ciphers?: string };

/** Returns the version and the cipher that were agreed on; the code of the failure where none was. */
function agreed(port: number, offer: Offer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false, ...offer });
    socket.once("secureConnect", () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().standardName}`);
      socket.destroy();
    });
    socket.once("error", () => resolve("nothing"));
    socket.once("close", () => resolve("nothing"));
  });
}

describe.each(proxies)("the recipe for %s", (name, start) => {
  describe.skipIf(!isInstalled(name) || !isInstalled("openssl"))("installed", () => {
    let proxy: ProxyProcess;
    beforeAll(async () => {
      proxy = await start();
    });
    afterAll(() => proxy?.stop());

    test("prefers TLS 1.3, and takes 1.2 with forward secrecy", async () => {
      expect(await agreed(proxy.port, {})).toMatch(/^TLSv1\.3 /);
      expect(await agreed(proxy.port, { maxVersion: "TLSv1.2" })).toMatch(
        /^TLSv1\.2 TLS_ECDHE_ECDSA_WITH_(AES_\d+_GCM|CHACHA20_POLY1305)/,
      );
    });

    test.each<SecureVersion>(["TLSv1", "TLSv1.1"])("refuses %s", async (version) => {
      // Without this the client itself does not offer it.
      const offer = { minVersion: version, maxVersion: version, ciphers: "ALL:@SECLEVEL=0" };
      expect(await agreed(proxy.port, offer)).toBe("nothing");
    });

    test.each(["ECDHE-ECDSA-AES256-SHA384", "ECDHE-ECDSA-AES128-SHA256", "ECDHE-ECDSA-AES128-CCM8", "aNULL", "eNULL"])(
      "refuses the cipher %s",
      async (cipher) => {
        const offer = { maxVersion: "TLSv1.2" as const, ciphers: `${cipher}:@SECLEVEL=0` };
        expect(await agreed(proxy.port, offer)).toBe("nothing");
      },
    );
  });
});
