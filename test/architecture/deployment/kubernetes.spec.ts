import { loadAll } from 'js-yaml';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { documentedVariables } from './read-settings.js';

interface Container {
  image: string;
  command?: string[];
  env?: { name: string }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string }[];
  volumeMounts?: { name: string }[];
}

interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    securityContext: { runAsNonRoot: boolean };
    containers: Container[];
    volumes?: { name: string; persistentVolumeClaim: { claimName: string } }[];
  };
}

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    template?: PodTemplate;
    jobTemplate?: { spec: { template: PodTemplate } };
    selector?: Record<string, unknown> & { matchLabels?: Record<string, string> };
    volumeClaimTemplates?: { metadata: { name: string } }[];
  };
}

const folder = 'deploy/kubernetes';
const manifests = readdirSync(folder).flatMap(
  (file) => loadAll(readFileSync(`${folder}/${file}`, 'utf8')) as Manifest[],
);
const names = (kind: string) => manifests.filter((each) => each.kind === kind).map(({ metadata }) => metadata.name);
const pods = manifests.flatMap(({ spec, metadata }) => {
  const template = spec?.template ?? spec?.jobTemplate?.spec.template;
  return template ? [{ name: metadata.name, template, claims: spec?.volumeClaimTemplates ?? [] }] : [];
});
const labels = pods.map(({ template }) => template.metadata.labels);

describe('deploy/kubernetes', () => {
  it('is made of known kinds, each once by its name', () => {
    const versions = {
      ConfigMap: 'v1',
      CronJob: 'batch/v1',
      Deployment: 'apps/v1',
      Ingress: 'networking.k8s.io/v1',
      Job: 'batch/v1',
      PersistentVolumeClaim: 'v1',
      PodDisruptionBudget: 'policy/v1',
      Service: 'v1',
      StatefulSet: 'apps/v1',
    };
    const ids = manifests.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(manifests.map(({ kind }) => kind))).toEqual(new Set(Object.keys(versions)));
    for (const { kind, apiVersion } of manifests) expect(apiVersion).toBe(versions[kind as keyof typeof versions]);
  });

  it.each(pods)('$name runs without rights, from what is defined', ({ template, claims }) => {
    const { spec, metadata } = template;
    expect(metadata.labels.app).toBe('spa-booking');
    expect(spec.securityContext.runAsNonRoot).toBe(true);
    for (const claim of spec.volumes ?? []) {
      expect(names('PersistentVolumeClaim')).toContain(claim.persistentVolumeClaim.claimName);
    }
    const volumes = [...(spec.volumes ?? []), ...claims.map((claim) => claim.metadata)].map(({ name }) => name);
    for (const { image, command = [], env = [], envFrom = [], volumeMounts = [] } of spec.containers) {
      expect(image).toMatch(/^(registry\.example\.com\/spa-booking|redis):/);
      for (const { name } of env) expect([...documentedVariables()]).toContain(name);
      for (const { configMapRef } of envFrom) if (configMapRef) expect(names('ConfigMap')).toContain(configMapRef.name);
      for (const { name } of volumeMounts) expect(volumes).toContain(name);
      const script = command.find((part) => part.startsWith('dist/'));
      if (script) expect(existsSync(script.replace(/^dist\/(.*)\.js$/, '$1.ts'))).toBe(true);
    }
  });

  it('selects pods that there are', () => {
    const selectors = manifests.flatMap(({ spec }) => (spec?.selector ? [spec.selector] : []));
    expect(selectors.length).toBeGreaterThan(4);
    for (const selector of selectors) expect(labels).toContainEqual(selector.matchLabels ?? selector);
  });

  it('sets what is explained, and no secret', () => {
    const settings = manifests.flatMap(({ data = {} }) => Object.keys(data));
    expect(settings.filter((name) => !documentedVariables().has(name))).toEqual([]);
    const isSecret = (name: string) => /PASSWORD|SECRET|_KEY$/.test(name);
    expect(settings.filter(isSecret)).toEqual([]);
    const how = readFileSync(`${folder}/settings.yaml`, 'utf8');
    expect([...documentedVariables()].filter((name) => isSecret(name) && !how.includes(name))).toEqual([]);
  });

  it('gives the owner to migrate alone', () => {
    const isOwner = ({ envFrom = [], env = [] }: Container) =>
      [...envFrom.map(({ secretRef }) => secretRef?.name), ...env.map(({ name }) => name)].some((name) =>
        /owner/i.test(name ?? ''),
      );
    const owners = pods.filter(({ template }) => template.spec.containers.some(isOwner));
    expect(owners.map(({ name }) => name)).toEqual(['spa-booking-migrate']);
  });
});
