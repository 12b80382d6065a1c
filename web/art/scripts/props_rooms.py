"""Saffron Court: shared room shells, lake view and new props (uses kit.py and props.py)."""
from props import *
def fontfile(name):
    """path of an installed font by its name, asked of fontconfig (Debian: fontconfig, fonts-liberation, fonts-dejavu); '' when there is none"""
    import subprocess,re
    try: return subprocess.check_output(['fc-match','-f','%{file}',re.sub(r'(?<=[a-z])(?=[A-Z])',' ',name.split('-')[0])+(':'+name.split('-')[1].lower() if '-' in name else '')],text=True)
    except Exception: return ''
R=math.radians
WARM=(.80,1.0,1.48)
def start(seed,exposure=.75,clamp=4,bounces=7,look='Medium High Contrast'):
    reset(seed); s=setup(exposure,look,clamp,bounces); s.cycles.transparent_max_bounces=16; return s
def end(wb=WARM,sat=.92,bloom=.07,vignette=.22,grain=.012): finish(bloom,vignette,grain,wb,sat)
class Mats: pass
def mats():
    m=Mats(); m.brass=M_brass(); m.walnut=M_wood('walnut',srgb('#2b1d13'),srgb('#7d5c3f'),rough=.34,coat=.12)
    m.oak=M_wood('oak',srgb('#6b5138'),srgb('#b3926a'),rough=.33,scale=1.2,rand=.22,grain=.8,spec=.5)
    m.plaster=M_plaster('plaster',srgb('#d9cfc0')); m.white=M_fabric('linen',srgb('#efeae1'),bump=.12,var=.03,sheen=.2)
    m.emerald=M_velvet('emerald',srgb('#0f4238')); m.rust=M_velvet('rust',srgb('#8a4526')); m.sand=M_velvet('sand',srgb('#a98566')); m.head=M_velvet('head',srgb('#7f6a57'))
    m.marble=M_marble('marble',scale=1.3); m.dark=M_plain('dark',srgb('#15120f'),.4); m.frame=M_plain('frame',srgb('#1c1815'),.35,.6)
    m.drape=M_fabric('drape',srgb('#8d7a66'),bump=.2,var=.1,sheen=.5); m.sheer=M_sheer('sheer',(.85,.82,.78),.32); m.glass=M_glass('gl'); m.silver=M_brass('silver',.13,srgb('#d9d6cf')); m.china=M_plain('china',srgb('#f4f1ea'),.18,coat=.4)
    return m
# ------------------------------------------------------------ lake, hills, island palace
DUSK=[(0,(1.0,.42,.16)),(.03,(.95,.38,.19)),(.09,(.62,.27,.25)),(.2,(.26,.19,.33)),(.42,(.075,.105,.27)),(.9,(.02,.04,.14))]
MORN=[(0,(1.0,.80,.58)),(.04,(.95,.80,.66)),(.12,(.72,.76,.80)),(.3,(.42,.58,.80)),(.9,(.2,.38,.70))]
def lake(heading=90,level=-9,origin=(0,0),sky=MORN if DAY else DUSK,strength=.62,cam=.95,morning=DAY,palace=True,pal_at=(60,420),lights=True,wide=False):
    """lake, three hill lines with shore lights and an island palace; heading = degrees of the view from +x (90 = +y, 180 = -x)"""
    h=R(heading-90); c,s=math.cos(h),math.sin(h); T=lambda x,y,z:(origin[0]+x*c-y*s,origin[1]+x*s+y*c,z)
    world_gradient(sky,strength,cam,axis_noise=.17)
    n=N('lake'); o=n.n('NewGeometry').outputs['Position']; bp=n.bump(n.noise(.22,7,.65,vec=n.mapping(o,(1,1,1))),.5,1.3)
    lm=n.done(n.pbsdf(Base_Color=srgb('#3c5a66') if morning else srgb('#14303c'),Roughness=.10,Specular=.6,Normal=bp)); 
    mesh('lake',[T(-6000,8,level),T(6000,8,level),T(6000,5200,level),T(-6000,5200,level)],[(0,1,2,3)],lm)
    rs=np.random.RandomState(4); LV=[];LF=[]; cols=(('#8b9bb0',.9),('#75889c',.8),('#5f7486',.7)) if morning else (('#4a3d5e',.62),('#3a3350',.5),('#2a2740',.42))
    for k,(x0,x1,y,hh,sd,cnt) in enumerate(((-3200,3400,3600,330,3,150),(-2600,500,2300,230,8,150),(-300,2600,1700,150,11,150))+(((2300,9500,3300,420,21,150),(1900,7000,2400,240,23,150)) if wide else ())):
        k=k%3
        e=N('hill%d'%k); hm=e.done(e.n('Emission',{'Color':srgb(cols[k][0]),'Strength':cols[k][1]})); r=np.random.RandomState(sd); ph=r.uniform(0,6.3,6); xs=np.linspace(x0,x1,140); V=[];F=[]; pr=[]
        for x in xs:
            t=(x-x0)/(x1-x0); z=hh*math.sin(math.pi*t)**.7*(.5+.26*math.sin(6*t+ph[0])+.14*math.sin(14*t+ph[1])+.06*math.sin(33*t+ph[2])+.02*math.sin(90*t+ph[3])); z=max(2,z+8); pr.append(z); V+=[T(x,y,level),T(x,y,level+z)]
        for i in range(139): F.append((2*i,2*i+2,2*i+3,2*i+1))
        mesh('hill',V,F,hm)
        if lights and not morning:
            for q in range(cnt):
                x=rs.uniform(x0+60,x1-60); zt=np.interp(x,xs,pr); z=level+zt*rs.rand()**2.8*.7+4; d=rs.uniform(.6,1.3)*y/2000; b=len(LV); LV+=[T(x-d,y-8,z-d),T(x+d,y-8,z-d),T(x+d,y-8,z+d),T(x-d,y-8,z+d)]; LF.append((b,b+1,b+2,b+3))
    if LV: mesh('lights',LV,LF,M_emit('lights',(1,.62,.3),4))
    if palace: island_palace(T,pal_at,level,morning,h)
def island_palace(T,at,level,morning,h,sc=1.0):
    px,py=at; n=N('palace'); z=n.n('SeparateXYZ'); n.set(z,0,n.n('NewGeometry').outputs['Position'])
    if morning: pm=M_plain('palw',srgb('#efe6d8'),.8)
    else:
        g=n.n('MapRange',{'Value':z.outputs['Z'],1:level,2:level+22*sc,3:.62,4:.14}); pm=n.done(n.pbsdf(Base_Color=srgb('#e6d3b4'),Roughness=.9,Emission=srgb('#d98c4a'),Emission_Strength=g.outputs[0]))
    wm=M_emit('palwin',(1,.60,.26),2.6) if not morning else M_plain('pw',srgb('#4c4a4a'),.6); rs=np.random.RandomState(2)
    def bx(x,y,z,sx,sy,sz,m=pm): box(T(px+x,py+y,level+z+sz/2),(sx,sy,sz),m,0,rot=(0,0,h))
    bx(0,0,-.5,92,34,1.6); bx(0,4,1,84,22,7.5); bx(-24,3,8,18,16,4.5); bx(20,3,8,22,16,5.5); bx(0,3,8,14,14,8)
    V=[];F=[]
    for x in np.arange(-39,40,4.0):
        for zz,hh in ((2.6,3.2),): b=len(V); w=.95; V+=[T(px+x-w,py-7.2,level+zz),T(px+x+w,py-7.2,level+zz),T(px+x+w,py-7.2,level+zz+hh),T(px+x,py-7.2,level+zz+hh+1),T(px+x-w,py-7.2,level+zz+hh)]; F.append((b,b+1,b+2,b+3,b+4))
    for x,zt in ((-30,9),(-26,9),(-22,9),(-18,9),(12,9.2),(16.5,9.2),(21,9.2),(25.5,9.2),(-3.6,10),(0,10),(3.6,10)): b=len(V); w=.8; V+=[T(px+x-w,py-5.4,level+zt),T(px+x+w,py-5.4,level+zt),T(px+x+w,py-5.4,level+zt+2),T(px+x,py-5.4,level+zt+2.8),T(px+x-w,py-5.4,level+zt+2)]; F.append((b,b+1,b+2,b+3,b+4))
    mesh('palwin',V,F,wm)
    for x,zt,r in ((0,16,5.2),(-30,12.5,2.4),(-18,12.5,2.4),(11,13.5,2.6),(29,13.5,2.6),(-40,8.5,2.2),(40,8.5,2.2)):
        lathe(smoothprofile([(r*1.05,0),(r,.5),(r*1.02,r*.55),(r*.62,r*1.05),(r*.12,r*1.3),(.02,r*1.75)],5),pm,T(px+x,py+2,level+zt),24)
# ------------------------------------------------------------ shells
def cusped(cx,w,h,y0=0,lobes=9,d=.045,rise=.62,n=16):
    """multifoil (Mughal) arch outline, h is the full height with the ogee tip"""
    h-=.10*w; r=w/2; ah=min(h*.75,w*rise); spring=h-ah; pts=[(cx-r,y0),(cx-r,spring)]
    for i in range(lobes*n+1):
        t=i/(lobes*n); th=math.pi*(1-t); q=abs(math.sin(lobes*math.pi*t)); x=math.cos(th); y=math.sin(th)**.86; k=1-d*2*(1-q)-.02; x*=k*r; yy=y*k*ah
        yy+=.10*w*math.exp(-(x/(.09*w))**2)-.03*w*(1 if abs(x)<r*.9 else 0)*0
        pts.append((cx+x,spring+yy))
    pts+=[(cx+r,spring),(cx+r,y0)]; return pts
def tray_ceiling(X0,X1,Y0,Y1,H,plaster,inset=.85,power=26,k=2700):
    tx0,tx1,ty0,ty1=X0+inset,X1-inset,Y0+inset,Y1-inset
    for c,s in ((((X0+tx0)/2,(Y0+Y1)/2),(tx0-X0,Y1-Y0)),(((X1+tx1)/2,(Y0+Y1)/2),(X1-tx1,Y1-Y0)),(((tx0+tx1)/2,(Y0+ty0)/2),(tx1-tx0,ty0-Y0)),(((tx0+tx1)/2,(Y1+ty1)/2),(tx1-tx0,Y1-ty1))): box((c[0],c[1],H),(s[0],s[1],.1),plaster,0)
    box(((X0+X1)/2,(Y0+Y1)/2,H+.33),(X1-X0+.4,Y1-Y0+.4,.06),plaster,0); mx,my=(tx0+tx1)/2,(ty0+ty1)/2
    for (x,y,sx,sy) in ((tx0-.12,my,.04,ty1-ty0),(tx1+.12,my,.04,ty1-ty0),(mx,ty1+.12,tx1-tx0,.04),(mx,ty0-.12,tx1-tx0,.04)): area((x,y,H+.1),(x,y,H+3),sx,sy,power*max(sx,sy)/5,kelvin(k))
    for x in (tx0-.29,tx1+.29): box((x,my,H+.2),(.02,ty1-ty0+.6,.3),plaster,0)
    for y in (ty0-.29,ty1+.29): box((mx,y,H+.2),(tx1-tx0+.6,.02,.3),plaster,0)
def window_left(X0,wy0,wy1,wz0,wz1,Y0,Y1,H,m,n=4,sky=70,skycol=(.42,.55,1.0),pane=True):
    """window wall at x = X0 (opens to -x)"""
    box((X0-.1,(wy1+Y1)/2,H/2),(.24,Y1-wy1,H),m.plaster,.005); box((X0-.1,(Y0+wy0)/2,H/2),(.24,wy0-Y0,H),m.plaster,.005); box((X0-.1,(wy0+wy1)/2,(wz1+H)/2+.02),(.24,wy1-wy0,H-wz1+.04),m.plaster,.005); box((X0-.05,(wy0+wy1)/2,wz0/2),(.3,wy1-wy0,wz0),m.walnut if wz0>.2 else m.dark,.005)
    for y in np.linspace(wy0,wy1,n+1): box((X0-.1,y,(wz0+wz1)/2),(.07,.045,wz1-wz0),m.frame,.004)
    for z in (wz0+.03,wz1-.03): box((X0-.1,(wy0+wy1)/2,z),(.07,wy1-wy0,.05),m.frame,.004)
    if pane: box((X0-.1,(wy0+wy1)/2,(wz0+wz1)/2),(.006,wy1-wy0,wz1-wz0),M_window(),0)
    daylight((X0-.4,(wy0+wy1)/2,(wz0+wz1)/2),(0,(wy0+wy1)/2,.8),wy1-wy0,wz1-wz0,sky*8)
    if sky: area((X0-.4,(wy0+wy1)/2,(wz0+wz1)/2),(0,(wy0+wy1)/2,.8),wy1-wy0,wz1-wz0,sky,skycol)
def panels(px0,px1,Y1,z1,m,n=6,cove=22):
    pw=(px1-px0)/n
    for i in range(n): box((px0+(i+.5)*pw,Y1-.03,z1/2),(pw-.012,.06,z1),m.walnut,.003)
    for i in range(n+1): box((px0+i*pw,Y1-.045,z1/2),(.012,.05,z1),m.brass,.001)
    box(((px0+px1)/2,Y1-.045,z1+.006),(px1-px0,.09,.012),m.brass,.001)
    if cove: area(((px0+px1)/2,Y1-.05,z1+.03),((px0+px1)/2,Y1,z1+3),px1-px0,.05,cove,kelvin(2600))
def rug(cx,cy,sx,sy,base=('#a89a86','#c4b8a5'),line='#24463c',rot=0):
    n=N('rug'); o=n.obj(); c=n.mix(n.noise(5,6,.7,vec=o),srgb(base[0]),srgb(base[1])); sp=n.n('SeparateXYZ'); n.set(sp,0,o)
    e=n.math('MINIMUM',n.math('SUBTRACT',sx/2,n.math('ABSOLUTE',sp.outputs[0])),n.math('SUBTRACT',sy/2,n.math('ABSOLUTE',sp.outputs[1])))
    for d,w in ((.16,.022),(.215,.007)): c=n.mix(n.math('LESS_THAN',n.math('ABSOLUTE',n.math('SUBTRACT',e,d)),w),c,srgb(line))
    p=n.pbsdf(Base_Color=c,Roughness=.95,Sheen=.5,Specular=.05); n.set(p,'Normal',n.bump(n.noise(260,4,.8,vec=o),.9,.01)); return box((cx,cy,.011),(sx,sy,.022),n.done(p),.008,rot=(0,0,rot))
def king_bed(bx,by0,m,throw,accent,pil=None,headw=1.75,head=None,Y1=3.0,bw=1.86,board=True):
    """a made bed, foot towards -y; the cloth is simulated once at one place and width, then shifted and fitted to bw"""
    head=head or m.head; by1=by0+2.1; dx,dy=bx-.35,by0-.72
    def fit(v):   # keep the hanging sides, stretch what lies on the mattress
        v=v.copy(); q=v[:,0]-.35; v[:,0]=bx+np.sign(q)*(np.minimum(abs(q),.93)*bw/1.86+np.maximum(abs(q)-.93,0)); v[:,1]+=dy; return v
    if board: channel_panel(bx-headw,bx+headw,Y1-.07,.12,1.28,head,.135,.055)
    box((bx,(by0+by1)/2,.05),(bw-.1,by1-by0-.1,.1),m.dark,.01); box((bx,(by0+by1)/2+.07,.2),(bw+.06,by1-by0-.12,.22),head,.03); box((bx,(by0+by1)/2,.44),(bw,by1-by0,.27),m.white,.06,5)
    ok=all(os.path.exists(CACHE+'cloth/drape_%s.npz'%k) for k in ('duvet_d3','throw_t3')); col=[]; tcol=[]
    if not ok: col=[box((.35,1.77,.44),(1.86,2.1,.27),m.white,.06,5),plane((.35,1,0),6,6,m.dark)]
    v,f=drape('duvet',.35,1.40,.66,2.75,2.15,col,130,105,46,key='d3',bend=2.5,mass=.45); v=v.copy()
    if not ok: tcol=[mesh('dv',[tuple(map(float,q)) for q in v],f,None,True),plane((.35,1,.02),6,6,m.dark)]
    cloth_obj('duvet',fit(v),f,m.white,.028,2)
    v,f=drape('throw',.35,1.05,.75,2.6,.62,tcol,130,34,40,key='t3',bend=.8,mass=.3,seed=3); side=np.sign(v[:,0]-.35)*np.clip((abs(v[:,0]-.35)-.86)/.1,0,1); v=fit(v); v[:,2]+=.03; v[:,0]+=.03*side; cloth_obj('throw',v,f,throw,.014,2)
    for q in col+tcol: bpy.data.objects.remove(q)
    box((bx,by0+1.68,.625),(bw+.02,.34,.055),m.white,.027,5,rot=(R(-1.5),0,0)); y=dy; k=bw/1.86
    pair=(-1,1) if bw>1.3 else (0,)
    for s in pair:
        cushion((bx+s*.47*k,2.62+y,.86),(R(74),0,R(-3*s)),m.white,w=.86,h=.56,pressure=3.2,shrink=-.03,n=44,seed=1 if s<0 else 2)
        cushion((bx+s*.46*k,2.46+y,.80),(R(66),0,R(2*s)),m.white,w=.78,h=.5,pressure=3.2,shrink=-.03,n=44,seed=3 if s<0 else 4)
        cushion((bx+s*.36*k,2.28+y,.80),(R(68),0,R(-6*s)),pil or m.sand,w=.5,h=.5,pressure=3.0,shrink=-.02,n=36,seed=5 if s<0 else 6)
    cushion((bx+.02,2.12+y,.75),(R(62),0,R(2)),accent,w=.62 if bw>1.3 else .5,h=.32 if bw>1.3 else .28,pressure=3.0,shrink=-.02,n=36,seed=8)
def nightstand(x,y,m):
    box((x,y,.30),(.56,.44,.36),m.walnut,.008); box((x,y,.495),(.60,.47,.028),m.marble,.008); box((x,y,.105),(.5,.38,.03),m.brass,.004); box((x,y-.225,.30),(.5,.012,.012),m.brass,.004)
    for lx in(-.22,.22):
        for ly in (-.17,.18): tube([(x+lx,y+ly,.1),(x+lx,y+ly,0)],.012,m.brass,smooth=False)
def bench(x,y,w,mat,m,d=.44,h=.40,rot=0):
    box((x,y,h),(w,d,.14),mat,.05,5); box((x,y,h-.085),(w-.05,d-.04,.03),m.brass,.004)
    for sx in(-w/2+.1,w/2-.1):
        for sy in(-d/2+.07,d/2-.07): tube([(x+sx,y+sy,h-.09),(x+sx,y+sy,0)],.014,m.brass,smooth=False)
def sofa(loc,rot,mat,m,w=2.2,d=.92,seats=3,cush=()):
    """a sofa facing -y with rounded arms, seat and back cushions and brass feet"""
    with Group(loc,rot):
        box((0,0,.24),(w-.03,d-.03,.20),mat,.05,5); aw=.20; iw=w-2*aw; c=iw/seats
        for s in(-1,1): box((s*(w-aw)/2,0,.40),(aw,d,.46),mat,.085,6)
        box((0,d/2-.12,.52),(w-.06,.24,.62),mat,.09,6)
        for i in range(seats):
            x=-iw/2+c*(i+.5); box((x,-.10,.42),(c-.012,d-.26,.17),mat,.06,6); box((x,d/2-.29,.63),(c-.02,.20,.42),mat,.085,6,rot=(R(-10),0,0))
        for i,(x,col,a) in enumerate(cush): cushion((x,.02,.66),(R(64),0,R(a)),col,w=.48,h=.48,pressure=3.0,shrink=-.02,n=36,seed=5+i%2)
        box((0,0,.135),(w-.12,d-.12,.02),m.brass,.004)
        for sx in(-1,1):
            for sy in(-1,1): tube([(sx*(w/2-.14),sy*(d/2-.12),.13),(sx*(w/2-.12),sy*(d/2-.10),0)],.016,m.brass,smooth=False)
def daybed(x,y,m,frame,bolster,cush,L=2.0,W=.86):
    """a day bed along the y axis with its back to the wall at +x, a bolster at each end"""
    box((x,y,.20),(W,L,.16),frame,.02); box((x,y,.35),(W-.03,L-.04,.18),m.white,.06,5); box((x-.03,y,.435),(W-.08,L-.62,.03),bolster,.014,4)
    for sy in(-1,1):
        lathe([(0,-W/2+.05),(.075,-W/2+.05),(.10,-W/2+.08),(.105,0),(.10,W/2-.08),(.075,W/2-.05),(0,W/2-.05)],bolster,(x,y+sy*(L/2-.14),.54),40,rot=(0,R(90),0))
        for sx in(-1,1): tube([(x+sx*(W/2-.10),y+sy*(L/2-.10),.13),(x+sx*(W/2-.09),y+sy*(L/2-.08),0)],.016,m.brass,smooth=False)
    for dy,c,a in((-.46,cush[0],-84),(.0,cush[1],-92),(.44,cush[2],-97)): cushion((x+.24,y+dy,.70),(R(68),0,R(a)),c,w=.5,h=.5,pressure=3.0,shrink=-.02,n=36,seed=5)
def old_town(heading,origin=(0,0),level=-10):
    """houses of the old town that climb their hill, with two domes and a temple spire; by day"""
    h=R(heading-90); c,s=math.cos(h),math.sin(h)
    with Group((origin[0],origin[1],0),h):
        box((105,160,level-.5),(300,300,1),M_plain('earth',srgb('#8f8468'),.95),0)   # ends where the lake begins
        tones=('#efe4d0','#e3cfae','#d9b892','#e8d9cc','#bcc9d2','#e6c4a4')
        for k,t in enumerate(tones):
            w=M_city('house%d'%k,0,-1,(2.6,3.1),srgb(t))
            for r in range(7): city(0,34+r*22,16,2,12.5,5,11,w,seed=31+k*17+r,z=level+r*3.4-1,jit=.55,mask=lambda x,y,k=k: x>-42 and int(abs(x*7.3+y*3.1))%6==k)
        white=M_plain('lime',srgb('#f2ead9'),.8)
        for x,y,z,q in((-26,70,level+14,4.2),(30,110,level+22,5.2),(7,150,level+30,4.6)):
            lathe([(q*1.1,0),(q*1.1,4.5),(q*1.25,4.7),(q*1.25,5.1),(q,5.2)],white,(x,y,z),24); lathe(smoothprofile([(q*1.02,0),(q,q*.3),(q*.9,q*.75),(q*.45,q*1.15),(q*.08,q*1.35),(.02,q*1.8)],5),white,(x,y,z+5.1),32)
        lathe(smoothprofile([(4.4,0),(4.3,3),(3.9,8),(2.9,14),(1.5,19),(.7,20.5),(1.1,21.2),(.2,22),(.02,24)],5),M_plain('spire',srgb('#d8c4a2'),.85),(-12,120,level+21),12)
def back_wall(X0,X1,Y1,H,holes,m,th=.26,mat=None,trim=True):
    """a wall at y = Y1 with cusped openings (cx, width, foot, top), a brass bead round each"""
    out=[cusped(cx,w,z1,y0=z0,lobes=9,d=.035,rise=.52) for cx,w,z0,z1 in holes]
    shape2d([(X0-.2,0),(X1+.2,0),(X1+.2,H+.4),(X0-.2,H+.4)],out,th,mat or m.plaster,(0,Y1+th/2,0),(R(90),0,0),.004)
    if trim:
        for cx,w,z0,z1 in holes: tube([(x,Y1-.008,z) for x,z in cusped(cx,w+.06,z1+.035,y0=z0,lobes=9,d=.035,rise=.52)],.013,m.brass,3,smooth=False)
def glazing(cx,w,z0,z1,y,m,cols=3,bars=(.62,)):
    """brass-dark sashes and a pane behind an opening of back_wall"""
    for k in range(1,cols): box((cx-w/2+w*k/cols,y,(z0+z1)/2),(.028,.03,z1-z0),m.frame,.003)
    for b in bars: box((cx,y,z0+(z1-z0)*b),(w,.03,.026),m.frame,.003)
    tube([(x,y,z) for x,z in cusped(cx,w,z1,y0=z0,lobes=9,d=.035,rise=.52)],.02,m.frame,3,cyclic=True,smooth=False)
    plane((cx,y+.02,(z0+z1)/2),w+.2,z1-z0+.2,M_window(refl=.8),rot=(R(90),0,0))
def moulding(x0,x1,z0,z1,y,mat,t=.022):
    """a raised picture-frame panel on a wall facing -y"""
    for z in(z0,z1): box(((x0+x1)/2,y,z),(x1-x0+t,.02,t),mat,.006)
    for x in(x0,x1): box((x,y,(z0+z1)/2),(t,.02,z1-z0),mat,.006)
def floor_lamp(x,y,m,power=26):
    cyl((x,y,0),.15,.02,m.brass); tube([(x,y,0),(x,y,1.5)],.011,m.brass,smooth=False); o=lathe([(.2,0),(.15,.27)],M_shade('shade2',strength=2.2),(x,y,1.42),96); o.visible_shadow=False; point((x,y,1.55),power,kelvin(2600),.1)
def picture(x,y,z,w,h,m,seed=1,rot=0,cols=('#0f4238','#b5562f','#d8b26a','#e8dcc6')):
    """framed abstract (facing -y): soft lake-and-hills bands"""
    n=N('art%d'%seed); o=n.obj(); sp=n.n('SeparateXYZ'); n.set(sp,0,o); v=n.math('ADD',n.math('DIVIDE',sp.outputs[2],h),n.math('MULTIPLY',n.noise(2.2,5,.6,vec=n.mapping(o,(1,1,.3),loc=(seed,0,0))),.7)); 
    c=n.ramp(v,[(0.0,srgb(cols[0])),(.22,srgb(cols[0])),(.26,srgb(cols[1])),(.40,srgb(cols[1])),(.44,srgb(cols[2])),(.56,srgb(cols[2])),(.62,srgb(cols[3])),(1,srgb(cols[3]))]); mt=n.done(n.pbsdf(Base_Color=c,Roughness=.7))
    box((x,y-.012,z),(w+.05,.024,h+.05),m.brass,.004); box((x,y-.022,z),(w,.012,h),M_plain('mat',srgb('#efe8da'),.8),.001); o_=box((x,y-.026,z),(w*.72,.012,h*.72),mt,.001)
# ------------------------------------------------------------ flowers
def flower(c,r,seed,mat,centre=None,up=(0,0,1),rings=((6,8,1),(6,30,.85),(5,55,.62),(3,75,.4))):
    v,f=leafmesh(r,r*.78,-.35,6); I=[]; q=Vector((0,0,1)).rotation_difference(Vector(up)).to_matrix().to_4x4()
    for ring,(n,el,sc) in enumerate(rings):
        for k in range(n):
            a=2*math.pi*(k+ring*.5)/n+seed; y=Vector((math.cos(a)*math.cos(R(el)),math.sin(a)*math.cos(R(el)),math.sin(R(el)))); x=Vector((-math.sin(a),math.cos(a),0)); I.append(Matrix.Translation(c)@q@Matrix((x,y,x.cross(y))).transposed().to_4x4()@Matrix.Scale(sc,4))
    place_leaves(mat,v,f,I)
    if centre: lathe([(0,-.3*r),(.12*r,-.1*r),(.1*r,.18*r),(0,.22*r)],centre,c,12)
ROSE=((5,-5,1),(6,22,.98),(6,45,.92),(5,62,.85),(4,74,.75),(3,82,.62))
def rose(c,r,seed,mat,up=(0,0,1)): 
    flower(c,r,seed,mat,None,up,ROSE)
PEONY=((3,.30,150,1.0),(4,.44,142,.98),(5,.58,130,.95),(6,.73,117,.92),(6,.88,103,.90),(7,1.0,88,.86))   # petals, size, how far they close (degrees), height
def peony(c,r,seed,mat,up=(0,0,1)):
    """a cupped rose of many petals, each a part of a bowl with a waved rim"""
    rs=np.random.RandomState(abs(int(seed))); V=[];F=[]; Q=Vector((0,0,1)).rotation_difference(Vector(up)).to_matrix(); nt,ns=9,8; C=Vector(c)
    for n_,size,close,tall in PEONY:
        off=rs.uniform(0,6.3)
        for k in range(n_):
            az0=off+2*math.pi*(k+rs.uniform(-.12,.12))/n_; W=math.pi/n_*1.75*rs.uniform(.92,1.1); ph=rs.uniform(0,6.3); cl=R(close*rs.uniform(.94,1.06)); b=len(V); lift=rs.uniform(.97,1.04)
            for i in range(nt+1):
                t=i/nt
                for j in range(ns+1):
                    s=2*j/ns-1; w=W*(.35+.65*math.sin(math.pi*min(.5+.18*t,t*.72+.08)))*(1-.34*max(0,t-.72)/.28); phi=cl*t*(1-.13*s*s*t)*lift
                    rim=max(0,t-.78)/.22; q=size*r*(1+.05*math.sin(5*s+ph)*t+.13*rim*rim+.03*s*s*t); az=az0+s*w
                    V.append(tuple(C+Q@Vector((q*math.sin(phi)*math.cos(az),q*math.sin(phi)*math.sin(az),-q*math.cos(phi)*tall+.62*r*(1-size)*.6)))) 
            for i in range(nt):
                for j in range(ns): a_=b+i*(ns+1)+j; F.append((a_,a_+1,a_+ns+2,a_+ns+1))
    return mesh('peony',V,F,mat,True)
def bouquet(loc,n,rad,h,petals,leaf,stem,seed=1,r=.05,bloom=None,spill=.55):
    """dome of roses on stems from the mouth of a vase at loc"""
    rs=np.random.RandomState(seed); L=Vector(loc)
    for i in range(n):
        t=(i+.5)/n; a=i*2.39996; el=math.acos(1-t*(1-math.cos(R(78)))) ; d=Vector((math.sin(el)*math.cos(a),math.sin(el)*math.sin(a),math.cos(el))); p=L+Vector((d.x*rad,d.y*rad,h*spill+d.z*h*(1-spill)))*rs.uniform(.93,1.05); up=(d+Vector((0,0,.35))).normalized(); rr=r*rs.uniform(.8,1.12)
        (bloom or rose)(p,rr,i,petals[i%len(petals)],up=up); tube([tuple(L+Vector((d.x*.015,d.y*.015,-.03))),tuple(L.lerp(p,.5)+Vector((0,0,.02))),tuple(p)],.0028,stem,2)
    vs,fs=leafmesh(r*1.25,r*.66,.35,5); I=[]
    for i in range(n*3):
        a=rs.uniform(0,6.28); el=R(rs.uniform(25,100)); d=Vector((math.sin(el)*math.cos(a),math.sin(el)*math.sin(a),math.cos(el))); p=L+Vector((d.x*rad*.85,d.y*rad*.85,h*spill*.8+d.z*h*.45)); y=(d+Vector(rs.normal(size=3))*.3).normalized(); x=y.orthogonal().normalized(); I.append(Matrix.Translation(p)@Matrix((x,y,x.cross(y))).transposed().to_4x4()@Matrix.Scale(rs.uniform(.7,1.2),4))
    place_leaves(leaf,vs,fs,I)
def vase(loc,mat,s=1.0):
    lathe(smoothprofile([(0,0),(.05*s,0),(.09*s,.06*s),(.095*s,.13*s),(.06*s,.2*s),(.045*s,.25*s),(.055*s,.28*s),(.048*s,.275*s),(.03*s,.2*s)]),mat,loc)
def parent(objs,loc,rot=0,sc=1):
    e=bpy.data.objects.new('grp',None); bpy.context.collection.objects.link(e)
    for o in objs: o.parent=e
    e.location=loc; e.rotation_euler=(0,0,rot); e.scale=(sc,)*3; return e
class Group:
    """collects every object made inside a with block and places them together"""
    def __init__(s,loc=(0,0,0),rot=0,sc=1): s.a=(loc,rot,sc)
    def __enter__(s): s.b=set(o.name for o in bpy.data.objects); return s
    def __exit__(s,*e):
        new=[o for o in bpy.data.objects if o.name not in s.b and o.parent is None]; s.e=parent(new,*s.a)
# ------------------------------------------------------------ tableware
def cup(loc,m,coffee=None,r=.042,h=.058,rot=0,saucer=True):
    with Group(loc,rot):
        z=0
        if saucer:
            lathe(smoothprofile([(0,.003),(.028,.003),(.034,.0),(.045,.006),(.078,.017),(.077,.0195),(.044,.010),(.03,.008),(0,.008)],4),m.china,(0,0,0),64); lathe([(.0765,.0172),(.0785,.0185),(.0765,.0198)],m.brass,(0,0,0),64); z=.008
        o=smoothprofile([(0,.002),(.020,.002),(.022,.0),(.026,.006),(r*.88,h*.45),(r,h*.85),(r*1.05,h)],5); i=[(max(0,q-.0022),zz+.002 if zz<.01 else zz) for q,zz in o[::-1]]; lathe(o+i,m.china,(0,0,z),64,auto=60); lathe([(r*1.045,h-.001),(r*1.062,h+.0004),(r*1.03,h+.001)],m.brass,(0,0,z),64)
        if coffee: lathe([(0,h*.82),(r*.985,h*.82)],coffee,(0,0,z),48)
        tube([(r*.93,0,z+h*.82),(r*1.5,0,z+h*.95),(r*1.62,0,z+h*.6),(r*1.25,0,z+h*.28),(r*.84,0,z+h*.32)],.0032,m.china,4)
def fruit(loc,r,col,seed=0,rough=.42,bump=.25,bscale=140,col2=None,squash=.95,stem=None,dimple=.1):
    n=N('fruit%d'%seed); o=n.obj(); f=n.noise(18,5,.6,vec=o); c=n.mix(f,col,col2 or tuple(x*.75 for x in col)); p=n.pbsdf(Base_Color=c,Roughness=rough,Specular=.45,Subsurface=0); n.set(p,'Normal',n.bump(n.noise(bscale,3,.6,vec=o),bump,.002)); rs=np.random.RandomState(seed)
    prof=[(r*math.sin(t),-r*squash*math.cos(t)*(1-dimple*math.exp(-(math.sin(t)/.25)**2))) for t in np.linspace(0,math.pi,32)]
    ob=lathe([(max(0,a),b) for a,b in prof],n.done(p),loc,40,rot=(rs.uniform(-.5,.5),rs.uniform(-.5,.5),rs.uniform(0,6)))
    if stem: tube([(loc[0],loc[1],loc[2]+r*squash*.85),(loc[0]+.003,loc[1],loc[2]+r*squash+.015)],.0018,stem,2)
    return ob
def croissant(loc,rot=0,L=.15,w=.031,seed=0,tilt=0,mat=None):
    """a rolled crescent: layers that step down from the middle to the tips, each with a browned shoulder and a pale seam"""
    rs=np.random.RandomState(seed); nu,nv=176,52; V=[];F=[];lay=[]; Rr=L*.52; half=R(78); steps=3.35+.25*rs.rand(); ph=rs.uniform(0,6.3,6); slant=rs.choice((-1,1))*.075
    for i in range(nu+1):
        u=2*i/nu-1; e=abs(u); a=R(270)+half*u; env=w*(1-.80*e**2.1)*(1+.05*math.sin(3.1*u+ph[0]))*(1 if 0<i<nu else .05)
        for j in range(nv):
            b=2*math.pi*j/nv; f=(e+slant*math.cos(b)+.012*math.sin(3*b+ph[1]+4*u))*steps+.5; fr=f%1
            swell=math.sin(math.pi*(.20+.76*fr))**.75; q=env*(.79+.23*swell)*(1+.016*math.sin(7*b+ph[2]+5*u)+.010*math.sin(13*b+ph[3]-9*u))
            V.append(((Rr+q*math.cos(b))*math.cos(a),(Rr+q*math.cos(b))*math.sin(a),max(q*math.sin(b)*.88,-w*.56)+w*.56-.10*w*e**3)); lay.append((f,swell))
    for i in range(nu):
        for j in range(nv): j2=(j+1)%nv; F.append((i*nv+j,i*nv+j2,(i+1)*nv+j2,(i+1)*nv+j))
    V=[(x,y+Rr*.8,z) for x,y,z in V]; o=mesh('croissant',V,F,mat,True,None,loc,(tilt,0,rot)); o.data.uv_layers.new(name='UVMap')
    ca=o.data.color_attributes.new('rnd','FLOAT_COLOR','POINT'); ca.data.foreach_set('color',np.array([(k,f/8,0,1) for f,k in lay],np.float32).ravel()); return o
def M_crust(name='crust'):
    """egg-washed pastry: pale in the seams, brown on the shoulders, with the fine lines of its leaves"""
    n=N(name); o=n.obj(); at=n.n('SeparateColor'); n.set(at,0,n.n('Attribute',attribute_name='rnd').outputs['Color']); z=n.n('SeparateXYZ'); n.set(z,0,n.gen())
    lines=n.math('SINE',n.math('ADD',n.math('MULTIPLY',at.outputs[1],8*2*math.pi*5),n.math('MULTIPLY',n.noise(55,3,.6,vec=o),7)))
    t=n.math('ADD',n.math('MULTIPLY',at.outputs[0],.62),n.math('MULTIPLY',z.outputs[2],.34)); t=n.math('ADD',t,n.math('MULTIPLY',n.math('SUBTRACT',n.noise(34,5,.65,vec=o),.5),.75)); t=n.math('ADD',t,n.math('MULTIPLY',lines,.05))
    c=n.ramp(t,[(.22,srgb('#e9cf9f')),(.48,srgb('#cc9a58')),(.74,srgb('#a1672f')),(1,srgb('#6b3f1c'))]); h=n.math('ADD',n.math('MULTIPLY',lines,.35),n.noise(150,5,.7,vec=o))
    p=n.pbsdf(Base_Color=c,Roughness=.46,Specular=.35,Clearcoat=.16,Clearcoat_Roughness=.3); n.set(p,'Normal',n.bump(h,.32,.003)); return n.done(p)
def basket(loc,r=.13,h=.07,mat=None,rings=7,n=44):
    x,y,z=loc
    for k in range(rings):
        t=k/(rings-1); rr=r*(.78+.22*t); pts=[]
        for i in range(n*4):
            a=2*math.pi*i/(n*4); d=.0045*math.sin(n/2*a+math.pi*k); pts.append((x+(rr+d)*math.cos(a),y+(rr+d)*math.sin(a),z+.006+h*t))
        tube(pts,.0056,mat,2,cyclic=True,smooth=False)
    for i in range(n): a=2*math.pi*i/n+.07; tube([(x+r*.78*math.cos(a),y+r*.78*math.sin(a),z),(x+r*1.0*math.cos(a),y+r*1.0*math.sin(a),z+h+.006)],.0032,mat,1,smooth=False)
    for s in (0,.6): tube([(x+(r+.002)*math.cos(a),y+(r+.002)*math.sin(a),z+h+.010+.006*math.sin(22*a+s*5)) for a in np.linspace(0,2*math.pi,160,endpoint=False)],.0062,mat,2,cyclic=True,smooth=False)
    cyl((x,y,z),r*.78,.006,mat,48,.002)
def coffee_pot(loc,met,wood,rot=0,s=1.0):
    with Group(loc,rot,s):
        lathe(smoothprofile([(0,0),(.055,0),(.058,.006),(.052,.012),(.066,.04),(.070,.08),(.058,.13),(.042,.17),(.040,.195),(.044,.205),(.046,.21)],8),met,(0,0,0),96)
        lathe(smoothprofile([(.047,.21),(.046,.216),(.034,.228),(.016,.236),(.008,.240),(.007,.247),(.012,.256),(.010,.266),(0,.27)],6),met,(0,0,0),64)
        tube([(.058,0,.055),(.085,0,.075),(.098,0,.12),(.112,0,.165),(.130,0,.185),(.136,0,.186)],.013,met,8,radii=[1.25,1.15,.85,.66,.55,.52])
        for z in (.175,.075): tube([(-.040 if z>.1 else -.062,0,z),(-.075,0,z+.006)],.0055,met,4,smooth=False)
        tube([(-.068,0,.182),(-.105,0,.186),(-.118,0,.14),(-.108,0,.09),(-.072,0,.078)],.0072,wood,6)
def cloche(loc,met,r=.15,rot=0):
    with Group(loc,rot):
        lathe(smoothprofile([(0,.004),(r*1.02,.004),(r*1.18,.014),(r*1.19,.017),(r*1.17,.018),(r*1.0,.008),(0,.008)],5),met,(0,0,0),96)
        lathe(smoothprofile([(r*1.03,.012),(r*1.04,.017),(r*1.0,.022),(r*.985,.04),(r*.93,r*.45),(r*.75,r*.76),(r*.45,r*.95),(r*.12,r*1.03),(0,r*1.035)],8),met,(0,0,0),128); lathe(smoothprofile([(.014,r*1.02),(.008,r*1.06),(.007,r*1.10),(.018,r*1.17),(.021,r*1.23),(.014,r*1.29),(0,r*1.30)],6),met,(0,0,0),48)
def champagne_bucket(loc,m,gold=None,sc=1.0,rot=0,stand=False,lean=.10):
    x,y,z=loc; gold=gold or m.brass
    with Group(loc,rot,sc):
        lathe(smoothprofile([(0,0),(.070,0),(.075,.006),(.083,.06),(.094,.13),(.104,.20),(.108,.206),(.110,.212),(.106,.216),(.101,.21),(.092,.13),(.078,.02),(0,.012)],6),m.silver,(0,0,0),96)
        lathe([(.0955,.128),(.0985,.131),(.0965,.136)],gold,(0,0,0),96)
        for s in (-1,1): tube([(s*.101,-.022,.172),(s*.122,-.022,.176),(s*.130,0,.178),(s*.122,.022,.176),(s*.101,.022,.172)],.0048,gold,4)
        ice=M_glass('ice',(.97,.99,1),.08,1.31); rs=np.random.RandomState(3)
        for i in range(15): a=rs.uniform(0,6.28); q=rs.uniform(.03,.078); box((q*math.cos(a),q*math.sin(a),.193+rs.uniform(-.012,.014)),(.026,.026,.026),ice,.005,rot=tuple(rs.uniform(0,3,3)))
        bt=M_plain('bottle',srgb('#0f2418'),.1,coat=.8); foil=M_brass('foil',.32,srgb('#cfa24e'))
        g=lathe(smoothprofile([(0,0),(.042,0),(.043,.01),(.043,.17),(.040,.195),(.024,.235),(.0165,.262),(.0155,.30),(.0175,.302),(.0175,.312),(.015,.314),(0,.314)],6),bt,(0.006,.01,.06),64,rot=(0,lean,0)); lathe([(.0185,.245),(.0175,.262),(.0165,.30),(.019,.302),(.019,.315),(.0135,.322),(0,.323)],foil,(0.006,.01,.06),48,rot=(0,lean,0)); lathe([(.0438,.13),(.0438,.175)],M_plain('lab',srgb('#e9dfc6'),.6),(0.006,.01,.06),64,rot=(0,lean,0),arc=2.2)
def candle_glass(loc,m,r=.036,h=.09,power=2.2):
    x,y,z=loc; lathe([(0,0),(r,0),(r*1.12,h),(r*1.07,h),(r*.95,.005),(0,.005)],m.glass,loc,48,auto=50); wx=N('waxg'); g=wx.n('SeparateXYZ'); wx.set(g,0,wx.gen()); e=wx.ramp(g.outputs['Z'],[(0,(.02,.006,.001)),(1,(.55,.22,.07))]); wm=wx.done(wx.pbsdf(Base_Color=srgb('#efe2cc'),Roughness=.5,Emission=e,Emission_Strength=1.0))
    lathe([(0,.006),(r*.92,.006),(r*.99,h*.5),(0,h*.48)],wm,loc,40); tube([(x,y,z+h*.48),(x+.001,y,z+h*.48+.01)],.0011,M_plain('wick',(.02,.02,.02),.9),2,smooth=False); flame((x,y,z+h*.5+.004),power)
def flame(loc,power=2,s=1.0):
    if DAY: return
    fl=N('fl'); g=fl.n('SeparateXYZ'); fl.set(g,0,fl.gen()); ec=fl.ramp(g.outputs['Z'],[(0,(.35,.25,.9)),(.18,(1,.42,.10)),(.6,(1,.66,.28)),(1,(1,.5,.12))]); fm=fl.done(fl.n('Emission',{'Color':ec,'Strength':22}))
    o=lathe(smoothprofile([(0,0),(.0062*s,.008*s),(.0066*s,.016*s),(.0035*s,.03*s),(0,.044*s)]),fm,loc,16); o.visible_diffuse=False; o.visible_shadow=False; point((loc[0],loc[1],loc[2]+.03*s),power,kelvin(2100),.012)
def napkin_fold(loc,mat,w=.2,d=.1,rot=0,n=3):
    for i in range(n): box((loc[0],loc[1],loc[2]+.003+i*.0055),(w-.004*i,d-.004*i,.005),mat,.0024,3,rot=(0,0,rot))
def textobj(txt,loc,size,mat,font='LiberationSerif-Regular',rot=(0,0,0),align='CENTER',space=1.0,extrude=.00005):
    cu=bpy.data.curves.new('txt','FONT'); p=fontfile(font)
    if os.path.exists(p): cu.font=bpy.data.fonts.load(p,check_existing=True)
    cu.body=txt; cu.size=size; cu.align_x=align; cu.extrude=extrude; cu.space_character=space; cu.materials.append(mat); o=bpy.data.objects.new('txt',cu); o.location=loc; o.rotation_euler=rot; bpy.context.collection.objects.link(o); return o
def towel_mat(name,col):
    m=N(name); o=m.obj(); p=m.pbsdf(Base_Color=col,Roughness=.95,Sheen=.6,Specular=.05); h=m.math('ADD',m.noise(420,3,.7,vec=o),m.math('MULTIPLY',m.noise(60,4,.6,vec=o),.7)); m.set(p,'Normal',m.bump(h,.9,.006)); return m.done(p)
def folded(x,y,z,w,d,n,mat,seed,h0=.045,rot=0):
    r=np.random.RandomState(seed)
    for i in range(n):
        h=h0+.004*r.rand(); o=box((x+r.uniform(-.006,.006),y+r.uniform(-.006,.006),z+h/2),(w*(1-.01*r.rand()),d,h),mat,h*.48,6,rot=(0,0,rot+r.uniform(-.03,.03)))
        t=bpy.data.textures.new('t','CLOUDS'); t.noise_scale=.09; sb=o.modifiers.new('s','SUBSURF'); sb.subdivision_type='SIMPLE'; sb.levels=sb.render_levels=3; dm=o.modifiers.new('d','DISPLACE'); dm.texture=t; dm.strength=.012; dm.mid_level=.5; dm.texture_coords='GLOBAL'; z+=h*.93
    return z
def rolled(x,y,z,r,L,mat,rot):
    n=160; pts=[]; V=[];F=[]
    for k in range(n+1): t=k/n*2*math.pi*4.2; rr=r*(.22+.78*k/n); pts.append((rr*math.cos(t),rr*math.sin(t)))
    for xx in np.linspace(-L/2,L/2,24):
        for (p,q) in pts: V.append((xx+.004*math.sin(q*90),p*(1+.012*math.sin(xx*60)),q*(1+.012*math.cos(xx*47))))
    m=n+1
    for i in range(23):
        for k in range(n): a=i*m+k; F.append((a,a+1,a+m+1,a+m))
    o=mesh('roll',V,F,mat,True,None,(x,y,z+r),(0,0,rot)); so=o.modifiers.new('s','SOLIDIFY'); so.thickness=r*.12; so.offset=0; return o
# ------------------------------------------------------------ family
def teddy(loc,mat,dark,rot=0,s=1.0):
    def el(c,r,sc=(1,1,1)):
        return lathe([(r*math.sin(t),-r*math.cos(t)) for t in np.linspace(0,math.pi,24)],mat,c,32,scale=sc)
    with Group(loc,rot,s):
        el((0,0,.13),.13,(1,.9,1)); el((0,-.03,.33),.095,(1.05,.95,.95)); el((0,-.115,.31),.042,(1.1,.9,.8))
        for q in(-1,1):
            el((q*.075,0,.41),.036,(1,.6,1)); el((q*.13,-.07,.17),.045,(1,1.5,.9)); el((q*.09,-.16,.05),.052,(1,1.4,1))
            lathe([(.010*math.sin(t),-.010*math.cos(t)) for t in np.linspace(0,math.pi,12)],dark,(q*.034,-.118,.345),16)
        lathe([(.014*math.sin(t),-.010*math.cos(t)) for t in np.linspace(0,math.pi,12)],dark,(0,-.155,.325),16)
def teepee(loc,canvas,pole,rot=0,r=.62,h=1.75):
    with Group(loc,rot):
        top=Vector((0,0,h*.86)); c=[Vector((r*math.cos(R(a)),r*math.sin(R(a)),0)) for a in (45,135,225,315)]
        for p in c: e=p+(top-p)*(h/(h*.86)); tube([tuple(p),tuple(p+(top-p)*1.16)],.016,pole,4,smooth=False)
        def pan(a,b,split=None):
            V=[];F=[]; n=14
            for j in range(n+1):
                t=j/n*.955
                for i in range(n+1):
                    u=i/n; q=(a.lerp(b,u)).lerp(top,t); sag=.035*math.sin(math.pi*u)*math.sin(math.pi*min(1,t*1.05)); nrm=(a+b).normalized(); V.append(tuple(q-nrm*sag))
            for j in range(n):
                for i in range(n): k=j*(n+1)+i; F.append((k,k+1,k+n+2,k+n+1))
            o=mesh('tp',V,F,canvas,True); return o
        for i,(a,b) in enumerate(((0,1),(1,2),(3,0))): pan(c[a],c[b])
        # front (side 225..315, faces -y): two flaps tied back
        a,b=c[2],c[3]
        for s,(p,q) in ((1,(a,b)),(-1,(b,a))):
            V=[];F=[]; n=16
            for j in range(n+1):
                t=j/n*.955; wd=.50-.36*math.sin(math.pi*min(1,max(0,(0.62-t)/.62)))**.8 if t<.62 else .50
                for i in range(7):
                    u=wd*i/6; k=p.lerp(q,u).lerp(top,t); V.append((k.x,k.y-.02*math.sin(i*1.6)*(1-t),k.z))
            for j in range(n):
                for i in range(6): m_=j*7+i; F.append((m_,m_+1,m_+8,m_+7))
            mesh('flap',V,F,canvas,True)
# ------------------------------------------------------------ bath
def tub(loc,mat,L=1.78,W=.84,H=.56,rise=.13,rot=0,plinth=None):
    prof=[(.60,.0),(.66,.02),(.74,.12),(.84,.30),(.94,.48),(1.0,.545),(1.025,.56),(1.03,.572),(1.015,.582),(.985,.578),(.955,.555),(.90,.46),(.82,.30),(.72,.17),(.55,.12),(.25,.11),(0,.11)]
    prof=smoothprofile(prof,5); seg=96; vs=[];fs=[]; m=len(prof)
    for i in range(seg):
        a=2*math.pi*i/seg; cx=math.copysign(abs(math.cos(a))**.82,math.cos(a)); cy=math.copysign(abs(math.sin(a))**.9,math.sin(a))
        for r,z in prof: zz=z*H/.58; vs.append((cx*r*L/2,cy*r*W/2,zz+rise*abs(cx)**2.4*(zz/H)**2.2*max(0,min(1,(r-.3)/.5))))
    for i in range(seg):
        j=(i+1)%seg
        for k in range(m-1): fs.append((i*m+k,j*m+k,j*m+k+1,i*m+k+1))
    o=mesh('tub',vs,fs,mat,True,None,(loc[0],loc[1],loc[2]+.05),(0,0,rot)); bm=bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm,verts=bm.verts,dist=1e-4); bmesh.ops.recalc_face_normals(bm,faces=bm.faces); bm.to_mesh(o.data); bm.free()
    lathe([(0,0),(.60*L/2,0),(.60*L/2,.07),(0,.07)],plinth or mat,loc,96,scale=(1,W/L,1),rot=(0,0,rot)); return o
def disc(loc,rx,ry,mat,rot=(0,0,0),n=64):
    return mesh('disc',[(rx*math.cos(2*math.pi*i/n),ry*math.sin(2*math.pi*i/n),0) for i in range(n)],[tuple(range(n))],mat,False,None,loc,rot)
def tub_filler(loc,b,h=.86,reach=.24,rot=0):
    with Group(loc,rot):
        for x in (-.09,.09): tube([(x,0,0),(x,0,h)],.014,b,5,smooth=False); lathe(smoothprofile([(.05,0),(.045,.008),(.018,.018)]),b,(x,0,0),32)
        tube([(-.13,0,h),(.13,0,h)],.020,b,6,smooth=False); tube([(0,0,h),(0,0,h+.12),(0,.06,h+.20),(0,reach*.6,h+.21),(0,reach,h+.17),(0,reach,h+.12)],.015,b,6)
        for x in (-.15,.15):
            for a in (0,90): tube([(x-.035*math.cos(R(a)),-.02,h-.035*math.sin(R(a))),(x+.035*math.cos(R(a)),-.02,h+.035*math.sin(R(a)))],.006,b,4,smooth=False)
            lathe([(0,-.02),(.015,-.02),(.015,.02),(0,.02)],b,(x,-.02,h),16,rot=(R(90),0,0))
        tube([(-.04,-.05,h+.02),(-.04,-.07,h+.14),(-.04,-.04,h+.22)],.011,b,5,radii=[1,1,1.6]); tube([(-.04,-.05,h+.02),(-.06,-.09,h-.2),(-.02,-.12,h-.45),(.03,-.09,h-.30),(.05,-.02,h-.05)],.006,b,4)
def basin(loc,mat,r=.21,h=.13):
    o=smoothprofile([(0,0),(r*.5,0),(r*.8,h*.35),(r*.98,h*.85),(r,h)],6); lathe(o+[(max(0,q-.012),zz+(.012 if zz<h*.5 else 0)) for q,zz in o[::-1]],mat,loc,96,auto=60)
# ------------------------------------------------------------ a table outside
def terrace_table(linen,shade=110):
    """a laid table on the terrace by day: its cloth round the origin, a pierced parapet, the lake, the sun through leaves"""
    from props_venues import jali,column
    # table with a soft cloth: a few ripples, and the creases of its ironing
    nx,ny=260,190; V=[];F=[]; crease=lambda d:-.0022*math.exp(-(d/.007)**2)+.0009*math.exp(-((abs(d)-.016)/.008)**2)
    for j in range(ny+1):
        for i in range(nx+1):
            x=-1.1+2.2*i/nx; y=-.75+1.45*j/ny; z=.0026*math.sin(5*x+2.2*y)*math.sin(3.1*y-x)+.0012*math.sin(11*x-7*y)-.0006+crease(x+.27+.006*math.sin(6*y))+crease(x-.42)+crease(y-.205+.005*math.sin(5*x)); V.append((x,y,z-.0030))
    for j in range(ny):
        for i in range(nx): a=j*(nx+1)+i; F.append((a,a+1,a+nx+2,a+nx+1))
    mesh('cloth',V,F,linen,True); box((0,-.03,-.03),(2.2,1.44,.045),linen,.02); curtain(1.1,.695,-1.1,.695,-.5,-.006,linen,13,.02,seed=2)
    # the terrace: a pierced parapet between two pillars, the lake and the island palace
    stone=M_plaster('stone',srgb('#dccdb2'),.12); trim=M_plaster('trim',srgb('#e9dec8'),.06)
    plane((0,0,-.755),16,14,M_plaster('floor',srgb('#c2ad8c'),.1)); box((0,-5.2,1.2),(14,.2,6),stone,0)
    for a,b in((-4.2,-1.56),(-1.12,1.16),(1.60,4.2)): jali(a,b,2.35,-.755,.72,trim)
    for x in(-1.34,1.38): box((x,2.35,-.28),(.40,.40,.96),stone,.02); column((x,2.35,.20),.125,3.0,trim,28); box((x,2.35,.19),(.46,.46,.07),trim,.015)
    lake(90,level=-9,sky=MORN,strength=.52,cam=.98,morning=True,palace=False); island_palace(lambda x,y,z:(x,y,z),(47,330),-9,True,0,1.0)
    sun((.86,.34,-.56),6.6,(1,.86,.66),.6)
    # a tree outside the picture throws the shadows of its leaves on the cloth
    rs=np.random.RandomState(21); I=[]
    for k in range(shade):
        q=Vector((rs.uniform(-.55,.85),rs.uniform(-.5,.75),0))-Vector((.86,.34,-.56))*rs.uniform(1.9,2.3)
        if (q.x>-1.15 or q.y<-.75) and rs.rand()<.5+.5*math.sin(5*q.x+3*q.y): I.append(Matrix.Translation(q)@Euler(rs.uniform(-.9,.9,3)).to_matrix().to_4x4()@Matrix.Rotation(rs.uniform(0,6.3),4,'Z')@Matrix.Scale(rs.uniform(.7,1.2),4))
    o=place_leaves(M_leaf('shade',srgb('#4a6b3a'),.2),*leafmesh(.17,.06,.3,6),I); o.visible_camera=False; o.visible_glossy=False
