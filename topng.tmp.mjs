import sharp from 'sharp';
for (const f of process.argv.slice(2)) await sharp(f).png().toFile('/tmp/pane-png/' + f.replaceAll('/','_').replace('_tmp_sb-pane_','').replace(/\.avif$/, '.png'));
