import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * SHA-256 of every recorded log: a golden log is what an earlier version recorded, and is never written again. This
 * list grows by what is recorded anew; a line that changes or goes is a mistake.
 */
const HASHES: Readonly<Record<string, string>> = {
  'browserCall.json': '8586c74dd9ed50f7a7a99e2b95dd99b819ceec5b37e2f2f0f4a54d8c27ff96ae',
  'browserChat.json': 'c90e6e70e41ab48151b125cb86521d9048732791e16955aa2617b218ad5a74aa',
  'browserMail.json': '7173aacc8528d0d3023d6bd3728121f517275afbf4cd9922afd0bd09ab157944',
  'browserOutage.json': 'b4f5d9d5edbde5d57f888a10046263d7f667aab69e97d53f4167b497b3b7830f',
  'daysWork.json': '1fc2f4f5b68297490ef923fd3238de684437ab3987786ac1487d9cb37ed01cd5',
  'oneConversation.json': '7bdb80774caa491b1890b02011a169876b783998b2a90fae86dcc0974199a29f',
  'schema2.json': 'c420f35d2fd2de09bea7a551333cb5f50d20666220055fa83ca6aa68ac4a8184',
  'schema3.json': 'f815e4ff0a0f7b3c7f87adb78fc4ddd0fd0b7be54ef0f8dd2c31fe0d8ff7e85b',
  'schema4.json': '05db531365d23f54b01705d06d0b8f03a02604563ceed304b03218d067839528',
  'old/daysWork-01957a58.final.gz': '5aa1190026e3f4ce5ac6ad56c2cf3d40bbbc430d25aea366a2e8cef7876701c5',
  'old/daysWork-01957a58.log.gz': '70f52d63001bfd3241d9cd2bab33ca71ec6da29abcb56fcee2a1ffbab6f7aabb',
  'old/daysWork-0b3ede17.log.gz': 'b21a92ce943b9003b8b7b6111ced482c41e465a437deb9cbc906cc7c7e8e2e8f',
  'old/daysWork-26079ef.final.gz': '74ead4c4e9d75439a0b40c5ddb53b166fde3c8e2bebdf8ef92064a4c28377879',
  'old/daysWork-2fc17c72.final.gz': '8aec8ac8cd0be26d1b20d4250260bdbea00219e5cdc4bd91c06cb4397fdab62e',
  'old/daysWork-2fc17c72.log.gz': '7365c03942f36f628509a0a28e1611a06f607a1b5ad4a274a9054f34b09c5b43',
  'old/daysWork-3ce9122c.final.gz': '8451c993c7b60b76bf53f7696bbda73c85029b82fca43691386926ce28dcc46c',
  'old/daysWork-3ce9122c.log.gz': 'ff89ff0f9503fe6ad63ace4ad97d65af9e1cfa596286af4549a1871d769ed51f',
  'old/daysWork-5a11ab05.final.gz': '528e3c67029d45cf5f9e8d06ab48c1bcdaf1518969bed2f55fc1b7e3fddfd55e',
  'old/daysWork-5a11ab05.log.gz': '7eae3ff4fcffb08a7b5e9e9dcd24e473144bbac74e42123a0bb6ff9b1635d683',
  'old/daysWork-6d8b7df2.final.gz': 'bc43b779fb05ce0abb502b73a6b9ec5269eb88a4b4685c2c033a74616c4cb0f1',
  'old/daysWork-6d8b7df2.log.gz': '802be3ab9aa4ccc77239f005b15044c2dac103538eed4639c1e07b8835192743',
  'old/daysWork-8cefb138.final.gz': 'b37b5dda88b76b124a25b97d57f1a13960f5bde082fce43e5a98c439db0f487c',
  'old/daysWork-8cefb138.log.gz': '3fabfff7a7c1e04ff80fbbb860492ac26b3ca1f364caa98e42ee7d05728062dd',
  'old/daysWork-9648c43d.final.gz': 'f1a27768bea632f3114287f1bd1863b51eb17d70243356d869588a0ca7b2a17a',
  'old/daysWork-9648c43d.log.gz': '18ba6eb9e4e0eaabf960d46271b8fd19d21f045b5b10bf7c307047c1081d6555',
  'old/daysWork-9c967edf.final.gz': '6f26a746d65c492d807f094639ed4a5393196794516b3a12aa7590cccc75e54f',
  'old/daysWork-9c967edf.log.gz': '95a4eae0837268196ab1aa6ca7b493b7b2759383611894953e382fbebfac4206',
  'old/daysWork-afe9b957.final.gz': '333a2539ddf1120273a8df0aebb9dfdf7a179315e59c6a794f4ae4ec2aa23c84',
  'old/daysWork-afe9b957.log.gz': '4c26b2d75b17c539c5a32897bf5fd91f8fecb098a251293a9148b6abb93eaf57',
  'old/daysWork-f22e2013.log.gz': '1e10a0985cb9029553df8190d758e9326bd1d5bbfb91e36e92923a7b2a66874c',
  'old/daysWork-fbdc3a8f.final.gz': '8abb2e737292bb1c9ef057fcff00cc191dd865b600d6ba5fb858264fe2a1b8dd',
  'old/daysWork-fbdc3a8f.log.gz': 'eee594202c978da6bc4db33a121754a8a091ad6b0c6ceb8f863f570f84a7c67f',
  'old/daysWork-fe2ff880.final.gz': 'b6b2a5d7462ba9bb8b96177b5c2ee2fd31a0a8faded9acc3340792573b0fdca9',
  'old/daysWork-fe2ff880.log.gz': 'c6dd3bda289402bfac1b6bf25995945caf55edad5cec8f5850cc561343e5a041',
  'old/oneConversation-26079ef.final.gz': 'b2b8ee6ac555ac4fd58433a0ec4a6a7c2a105ac53d8f8a569913e7e19eb1c375',
};

const folders = ['', 'old'];

const files = folders.flatMap((folder) =>
  readdirSync(join(__dirname, folder))
    .filter((name) => /\.(json|gz)$/.test(name))
    .map((name) => join(folder, name)),
);

it('knows every recorded log', () => {
  expect([...files].sort()).toEqual(Object.keys(HASHES).sort());
});

it.each(Object.entries(HASHES))('finds %s as it was recorded', (file, hash) => {
  expect(
    createHash('sha256')
      .update(readFileSync(join(__dirname, file)))
      .digest('hex'),
  ).toBe(hash);
});
