import numpy as np, ctypes, os, subprocess, time
D=os.path.dirname(os.path.abspath(__file__))+'/'
C=os.path.join(os.path.dirname(D[:-1]),'.cache'); os.makedirs(C,exist_ok=True); so=C+'/dn.so'
if not os.path.exists(so) or os.path.getmtime(so)<os.path.getmtime(D+'dn.c'): subprocess.check_call(['gcc','-O3','-ffast-math','-march=native','-fopenmp','-shared','-fPIC',D+'dn.c','-o',so,'-lm'])
L=ctypes.CDLL(so); FP=ctypes.POINTER(ctypes.c_float)
def P(a): return a.ctypes.data_as(FP)
def nfor(g,v,y,f,R=8,Pr=3,k=0.6,lam=1e-3):
    H,W,C=y.shape; GC=g.shape[2]; nf=0 if f is None else f.shape[2]
    g,v,y=[np.ascontiguousarray(x,np.float32) for x in (g,v,y)]; f=np.ascontiguousarray(f,np.float32) if nf else np.zeros((1,),np.float32)
    out=np.zeros((H,W,C),np.float32)
    L.nfor(W,H,C,GC,P(g),P(v),P(y),nf,P(f),R,Pr,ctypes.c_float(k),ctypes.c_float(lam),P(out)); return out
def box(a,r):
    from scipy.ndimage import uniform_filter
    return uniform_filter(a,(2*r+1,2*r+1,1),mode='reflect')
def firefly(a,b,thr=4.0):
    """pull isolated outliers of one half down to the brighter of its median neighbourhood / the other half"""
    from scipy.ndimage import median_filter
    def fix(x,o):
        l=x.mean(2); m=median_filter(l,5); lim=thr*np.maximum(m,0.02)+1.5*o.mean(2)
        s=np.where(l>lim,lim/np.maximum(l,1e-6),1.0); return x*s[...,None].astype(np.float32)
    return fix(a,b),fix(b,a)
def halved(a):
    H,W=a.shape[0]//2*2,a.shape[1]//2*2; return (a[0:H:2,0:W:2]+a[1:H:2,0:W:2]+a[0:H:2,1:W:2]+a[1:H:2,1:W:2])/4
def doubled(a,like):
    """a halved picture at its former size, without steps"""
    H,W=like.shape[:2]; y=np.clip((np.arange(H)-.5)/2,0,a.shape[0]-1); x=np.clip((np.arange(W)-.5)/2,0,a.shape[1]-1); y0=np.minimum(y.astype(int),a.shape[0]-2); x0=np.minimum(x.astype(int),a.shape[1]-2); fy=(y-y0)[:,None,None].astype(np.float32); fx=(x-x0)[None,:,None].astype(np.float32)
    r=a[y0]*(1-fy)+a[y0+1]*fy; return r[:,x0]*(1-fx)+r[:,x0+1]*fx
def filt(a,b,f,R,k,lam=1e-3,coarser=0):
    """the filter sees R pixels far; blotches that are larger are taken from as many coarser copies of the picture"""
    a,b=firefly(a,b); m=filt1(a,b,f,R,k,lam)
    return m+coarse(a,b,f,m,R,k,lam,coarser) if coarser else m
def coarse(a,b,f,m,R,k,lam,n):
    """what the filtered picture lacks of the filtered smaller copy"""
    a,b,f,h=halved(a),halved(b),halved(f),halved(m); low=filt1(a,b,f,R,k,lam)
    if n>1: low=low+coarse(a,b,f,low,R,k,lam,n-1)
    return doubled(low-h,m)
def filt1(a,b,f,R,k,lam):
    # tone-compressed weights, linear regression target
    v=((a-b)**2)/2; v=np.minimum(box(v,1),box(v,4)*4); v=box(v,1)+1e-7
    oa=nfor(b,v,a,f,R,3,k,lam); ob=nfor(a,v,b,f,R,3,k,lam)
    # second, light pass: residual noise
    m=(oa+ob)/2; v2=box(((oa-ob)**2)/4,2)+1e-8
    return nfor(m,v2,m,f,3,1,1.0,lam)
def denoise(r,R=9,k=0.6,verbose=True,coarser=0):
    if len(r)==1: r=[r[0],r[0]]
    A,B=r; t=time.time()
    nk='DenoisingNormal' if 'DenoisingNormal' in A else ('Denoising Normal' if 'Denoising Normal' in A else 'Normal')
    ak='Denoising Albedo' if 'Denoising Albedo' in A else ('DenoisingAlbedo' if 'DenoisingAlbedo' in A else 'DiffCol')
    dk='Depth' if 'Depth' in A else 'DenoisingDepth'
    def dep(d):
        z=np.clip(d[dk][:,:,:1],0.05,1e4); return np.log(z)
    FA=np.concatenate([A[nk]*0.6,A[ak],dep(A)*0.5],2).astype(np.float32); FB=np.concatenate([B[nk]*0.6,B[ak],dep(B)*0.5],2).astype(np.float32)
    FA=np.nan_to_num(FA);FB=np.nan_to_num(FB)
    v=box(((FA-FB)**2)/2,1)+1e-6
    F=(nfor(FB[...,:3],v[...,:3],FA[...,:3],None,4,2,1.0)+nfor(FA[...,:3],v[...,:3],FB[...,:3],None,4,2,1.0))/2
    F2=(nfor(FB[...,3:6],v[...,3:6],FA[...,3:6],None,4,2,1.0)+nfor(FA[...,3:6],v[...,3:6],FB[...,3:6],None,4,2,1.0))/2
    F3=(nfor(FB[...,6:],v[...,6:],FA[...,6:],None,4,2,1.0)+nfor(FA[...,6:],v[...,6:],FB[...,6:],None,4,2,1.0))/2
    F=np.concatenate([F,F2,F3],2)
    if verbose: print('  features %.1fs'%(time.time()-t),flush=True)
    mean=lambda k:(A[k]+B[k])/2
    out=np.zeros_like(A['Image'])
    for c,col in (('Diff','DiffCol'),('Gloss','GlossCol'),('Trans','TransCol')):
        if c+'Dir' not in A: continue
        a=A[c+'Dir']+A[c+'Ind']; b=B[c+'Dir']+B[c+'Ind']; m=mean(col)
        if float((m*(a+b)).max())<1e-4: continue
        t=time.time(); out+=m*filt(np.nan_to_num(a),np.nan_to_num(b),F,R,k if c=='Diff' else k*0.9,coarser=coarser if c=='Diff' else 0)
        if verbose: print('  %s %.1fs'%(c,time.time()-t),flush=True)
    rest_a=A['Emit']+A['Env']; rest_b=B['Emit']+B['Env']
    # emission and background: only noisy where depth of field blurs it; crisp parts have no variance and stay as they are
    t=time.time(); rest_a=np.minimum(np.nan_to_num(rest_a),60); rest_b=np.minimum(np.nan_to_num(rest_b),60); c=lambda x:np.log1p(x)
    v=((c(rest_a)-c(rest_b))**2)/2
    if float(v.mean())>1e-6:
        v=box(v,2)+1e-7; m=(nfor(c(rest_b),v,c(rest_a),None,6,2,.8)+nfor(c(rest_a),v,c(rest_b),None,6,2,.8))/2; v=box(v,1)*.15+1e-7; m=nfor(m,v,m,None,3,1,1.0); out+=np.expm1(m)
    else: out+=(rest_a+rest_b)/2
    if verbose: print('  rest %.1fs'%(time.time()-t),flush=True)
    return np.maximum(out,0)
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
