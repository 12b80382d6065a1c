import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_venues import *
reset(31); setup(exposure=.62,clamp=4)
brass=M_brass(); slat=M_wood('slat',srgb('#5b3c22'),srgb('#a97a4a'),rough=.45); stone=M_stone('ledge',srgb('#8f867a'),srgb('#655d53'),.3,2.5,.25); pebble=M_stone('pebble',srgb('#2c2d2f'),srgb('#151618'),.35,6,.05)
def towelm(n,c):
    m=N(n); o=m.obj(); p=m.pbsdf(Base_Color=c,Roughness=.95,Sheen=.6,Specular=.05); h=m.math('ADD',m.noise(420,3,.7,vec=o),m.math('MULTIPLY',m.noise(60,4,.6,vec=o),.7)); m.set(p,'Normal',m.bump(h,.9,.006)); return m.done(p)
tw=towelm('tw',srgb('#ece5d8')); tw2=towelm('tw2',srgb('#6c8a84'))
box((0,.1,-.04),(4,1.0,.08),stone,.012)
# slatted wall + warm wash, pool behind
for i in range(60): box((-3+i*.1,2.6,1.0),(.055,.05,3),slat,.004)
box((0,2.7,1),(7,.05,3.4),M_plain('bk',srgb('#2a1d13'),.8),0)
for x in(-2.2,-.75,.75,2.2): spot((x,2.2,2.6),(x,2.6,.4),95,kelvin(2500),60,.8,.05)
w=plane((0,1.55,-.16),8,1.9,M_water(s1=3,s2=11,b1=.07,b2=.03)); plane((0,1.55,-.75),8,2.2,M_pooltile('pt',srgb('#1f7f86'),srgb('#8fe6e0'),.06,.5,.25)); box((0,2.5,-.1),(8,.2,.1),stone,.01)
for x in(-1.6,0,1.6): area((x,2.36,-.45),(x,1,-.6),.3,.2,16,(.6,.95,1)).visible_transmission=False
# folded towels
def folded(x,y,z,w,d,n,mat,seed):
    r=np.random.RandomState(seed); 
    for i in range(n):
        h=.038+.004*r.rand(); o=box((x+r.uniform(-.006,.006),y+r.uniform(-.006,.006),z+h/2),(w*(1-.01*r.rand()),d,h),mat,.0185,6,rot=(0,0,r.uniform(-.03,.03))); 
        t=bpy.data.textures.new('t','CLOUDS'); t.noise_scale=.09; sb=o.modifiers.new('s','SUBSURF'); sb.subdivision_type='SIMPLE'; sb.levels=sb.render_levels=4; dm=o.modifiers.new('d','DISPLACE'); dm.texture=t; dm.strength=.012; dm.mid_level=.5; dm.texture_coords='GLOBAL'; z+=h*.93
    return z
z=folded(.42,.22,0,.40,.30,4,tw,1); 
def rolled(x,y,z,r,L,mat,rot):
    sec=[]; n=220; pts=[]
    for k in range(n+1):
        t=k/n*2*math.pi*4.2; rr=r*(.22+.78*k/n); pts.append((rr*math.cos(t),rr*math.sin(t)))
    V=[];F=[]; 
    for i,xx in enumerate(np.linspace(-L/2,L/2,30)):
        for (p,q) in pts: V.append((xx+.004*math.sin(q*90),p*(1+.012*math.sin(xx*60)),q*(1+.012*math.cos(xx*47))))
    m=n+1
    for i in range(29):
        for k in range(n): a=i*m+k; F.append((a,a+1,a+m+1,a+m))
    o=mesh('roll',V,F,mat,True,None,(x,y,z+r),(0,0,rot)); so=o.modifiers.new('s','SOLIDIFY'); so.thickness=r*.12; so.offset=0; bv=o.modifiers.new('b','BEVEL'); bv.width=r*.03; bv.segments=2; return o
rolled(.38,.20,z,.055,.36,tw2,.06); 
rolled(-.60,.36,0,.06,.40,tw,1.25); rolled(-.46,.40,0,.06,.40,tw,1.3); rolled(-.53,.385,.098,.06,.40,tw,1.27)
# candles
wax=N('wax'); g=wax.n('SeparateXYZ'); wax.set(g,0,wax.gen()); e=wax.ramp(g.outputs['Z'],[(0,(0,0,0)),(.45,(.03,.012,.004)),(1,(.34,.15,.06))]); wm=wax.done(wax.pbsdf(Base_Color=srgb('#efe2cc'),Roughness=.5,Emission=e,Emission_Strength=1.0,Subsurface=0))
fl=N('fl'); g=fl.n('SeparateXYZ'); fl.set(g,0,fl.gen()); ec=fl.ramp(g.outputs['Z'],[(0,(.35,.25,.9)),(.18,(1,.42,.10)),(.6,(1,.66,.28)),(1,(1,.5,.12))]); flm=fl.done(fl.n('Emission',{'Color':ec,'Strength':24}))
for x,y,r,h in((-.20,.20,.042,.17),(-.095,.07,.036,.10),(-.31,.05,.034,.065)):
    lathe([(0,0),(r-.002,0),(r,.002),(r,h-.004),(r-.004,h),(r*.75,h-.004),(0,h-.010)],wm,(x,y,0),48); tube([(x,y,h-.01),(x+.001,y,h+.008)],.0012,M_plain('wick',(.02,.02,.02),.9),2,smooth=False)
    o=lathe(smoothprofile([(0,0),(.0062,.008),(.0066,.016),(.0035,.03),(0,.044)]),flm,(x,y,h+.001),16); o.visible_diffuse=False; o.visible_shadow=False; o.visible_glossy=False; point((x,y,h+.035),1.7,kelvin(2050),.012).visible_glossy=True
# pebbles, orchid / eucalyptus, brass bowl with petals
zz=0
for r,t in((.062,.030),(.05,.026),(.038,.021)): o=lathe([(r*math.sin(q)**.8 if math.sin(q)>0 else 0,-t*math.cos(q)) for q in np.linspace(0,math.pi,24)],pebble,(.055+.004*r,.06,zz+t),48,scale=(1,.82,1)); zz+=t*1.9
lf=M_leaf('euc',srgb('#7d9480'),.2); vs,fs=leafmesh(.06,.045,.2)
it=[]; rs=np.random.RandomState(5)
for b,(sx,sy,ang) in enumerate(((.16,-.06,-.15),(.62,-.06,2.9))):
    for i in range(11):
        for s in(-1,1):
            px=sx+math.cos(ang)*i*.028; py=sy+math.sin(ang)*i*.028+.008*math.sin(i); al=ang+s*1.0; y=Vector((math.cos(al),math.sin(al),.25+.2*rs.rand())).normalized(); z_=Vector((0,0,1)); x=y.cross(z_).normalized(); it.append(Matrix.Translation((px,py,.012+.006*rs.rand()))@Matrix((x,y,x.cross(y))).transposed().to_4x4()@Matrix.Scale(1.05-.05*i,4))
place_leaves(lf,vs,fs,it)
lathe(smoothprofile([(0,0),(.05,0),(.06,.01),(.12,.06),(.135,.085),(.130,.087),(.11,.06),(.05,.018),(0,.014)]),brass,(-.02,.42,0),64); lathe([(0,.06),(.108,.06)],M_water(s1=20,s2=60,b1=.05,b2=.02),(-.02,.42,0),48)
pet=M_leaf('petal',srgb('#f2e6e2'),.35,.5)
def flower(c,r,seed):
    v,f=leafmesh(r,r*.75,-.35,6); I=[]
    for ring,(n,el,sc) in enumerate(((6,8,1),(6,30,.85),(5,55,.62),(3,75,.4))):
        for k in range(n):
            a=2*math.pi*(k+ring*.5)/n; y=Vector((math.cos(a)*math.cos(math.radians(el)),math.sin(a)*math.cos(math.radians(el)),math.sin(math.radians(el)))); x=Vector((-math.sin(a),math.cos(a),0)); I.append(Matrix.Translation(c)@Matrix((x,y,x.cross(y))).transposed().to_4x4()@Matrix.Scale(sc,4))
    place_leaves(pet,v,f,I); lathe([(0,-.3*r),(.12*r,-.1*r),(.1*r,.18*r),(0,.22*r)],M_plain('st',srgb('#e0b04a'),.6),c,12)
flower((-.04,.40,.065),.055,1); flower((.045,.45,.066),.045,2); flower((.20,.03,.02),.06,3)
# marigold heads and loose saffron petals on the ledge
mar=M_leaf('mar',srgb('#e08a1e'),.25,.55); mv,mf=leafmesh(.02,.02,-.35,4); rs=np.random.RandomState(9)
def marigold(c,r):
    I=[]
    for q in range(60):
        a=2*math.pi*q*.382; el=-.15+1.6*(q/60)**.8; y=Vector((math.cos(a)*math.cos(el),math.sin(a)*math.cos(el),math.sin(el))); x=Vector((-math.sin(a),math.cos(a),0)); I.append(Matrix.Translation(Vector(c)+y*r*.45+Vector((0,0,r*.25)))@Matrix((x,y,x.cross(y))).transposed().to_4x4()@Matrix.Scale(r/.026*(1-.35*q/60),4))
    place_leaves(mar,mv,mf,I)
for x,y,r in ((-.40,-.10,.030),(-.335,-.135,.024),(-.045,-.05,.026),(.30,-.06,.028),(.0,.40,.03),(-.09,.43,.026)): marigold((x,y,.004 if y<.3 else .062),r)
I=[]
for k in range(34):
    a=rs.uniform(0,6.28); x=rs.uniform(-.5,.5); y=rs.uniform(-.30,.0); yv=Vector((math.cos(a),math.sin(a),.12)).normalized(); xv=yv.cross(Vector((0,0,1))).normalized(); I.append(Matrix.Translation((x,y,.004))@Matrix((xv,yv,xv.cross(yv))).transposed().to_4x4()@Matrix.Scale(rs.uniform(.7,1.1),4))
place_leaves(mar,mv,mf,I)
# oil bottle with a brass stopper
lathe(smoothprofile([(0,0),(.032,.0),(.036,.01),(.034,.075),(.014,.105),(.012,.125),(.015,.13)],6)+[(.012,.13),(.010,.105),(.031,.072),(.032,.012),(0,.008)],M_glass('gl',(.98,.93,.80)),(.168,.115,0),64,auto=50); lathe(smoothprofile([(0,.009),(.031,.012),(.031,.06),(0,.06)],4),M_glass('oil',(.95,.62,.16)),(.168,.115,0),48); lathe(smoothprofile([(.010,.118),(.011,.132),(.018,.138),(.019,.152),(.012,.165),(0,.168)],6),brass,(.168,.115,0),32)
area((-1.4,-.8,1.5),(0,.1,0),.9,.9,14,kelvin(4200)); area((1.6,.2,.9),(0,.1,.1),.5,.9,14,(.6,.8,1.0)); area((0,1.0,1.8),(0,.1,0),2,.3,14,kelvin(2800))
world_gradient([(0,(.02,.018,.016)),(1,(.02,.022,.028))],1)
camera((.0,-1.02,.36),(-.005,.14,.098),46,2.8,1.20,level=False)
finish(bloom=.055,wb=(.88,1,1.28),sat=.96)
