import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
start(29,exposure=1.15,clamp=4,bounces=7); m=mats()
X0,X1,Y0,Y1,H=-5,5,-4.6,4.4,4.3
verde=M_marble('verde',srgb('#0f3a2f'),srgb('#7fa893'),1.5,.10,.28); cream=M_marble('cream',srgb('#e0d6c6'),srgb('#a3988a'),.9,.10,.35)
# checker floor laid on the diagonal
S=.70; n=14
for k,mt in ((0,cream),(1,verde)):
    V=[];F=[]; g=.0025
    for i in range(-n,n+1):
        for j in range(-n,n+1):
            if (i+j)%2!=k: continue
            cx,cy=(i-j)*S/math.sqrt(2),(i+j)*S/math.sqrt(2)
            if abs(cx)>X1+S or not Y0-S<cy<Y1+S: continue
            b=len(V); q=S/math.sqrt(2)-g; V+=[(cx-q,cy,0),(cx,cy-q,0),(cx+q,cy,0),(cx,cy+q,0)]; F.append((b,b+1,b+2,b+3))
    mesh('chk%d'%k,V,F,mt)
plane((0,0,-.004),12,12,m.dark)
# back wall with three cusped arches
hole=[cusped(0,2.9,3.35,y0=.0002,lobes=9,d=.03,rise=.50)]+[cusped(s*3.15,1.75,3.0,y0=.0002,lobes=7,d=.035,rise=.56) for s in(-1,1)]
shape2d([(X0-.2,0),(X1+.2,0),(X1+.2,H+.3),(X0-.2,H+.3)],hole,.36,m.plaster,(0,Y1-.9,0),(R(90),0,0),.006)
yf=Y1-.9-.18
for h_ in hole: tube([(x,yf-.012,z) for x,z in [p for p in h_ if True]],.014,m.brass,3,smooth=False)
box((0,yf-.02,H-.32),(X1-X0,.10,.06),m.plaster,.02); box((0,yf-.03,H-.16),(X1-X0,.16,.10),m.plaster,.03); box((0,yf-.012,H-.42),(X1-X0,.03,.018),m.brass,.004)
for x in (-1.83,1.83): box((x,yf-.05,1.60),(.34,.11,3.2),m.plaster,.02); box((x,yf-.06,3.24),(.44,.14,.10),m.plaster,.02); box((x,yf-.06,.12),(.44,.14,.24),verde,.015)
# ceiling, side walls
box((0,(Y0+Y1)/2,H+.05),(X1-X0+.4,Y1-Y0+.4,.1),m.plaster,0)
for k in range(5): box((0,Y0+1+k*1.55,H-.10),(X1-X0,.16,.2),m.walnut,.01)
for s in(-1,1): box((s*(X1+.1),(Y0+Y1)/2,H/2),(.2,Y1-Y0,H),m.plaster,0); box((s*(X1-.01),(Y0+Y1)/2,.55),(.05,Y1-Y0,1.1),m.walnut,.005); box((s*(X1-.035),(Y0+Y1)/2,1.11),(.05,Y1-Y0,.03),m.brass,.004)
box((0,Y0-.1,H/2),(X1-X0,.2,H),m.plaster,0)
# centre: key cabinet in walnut
cy=Y1-.62; box((0,cy+.10,1.85),(3.3,.06,3.7),m.walnut,0); kw,kz0,kz1,nc,nr=2.30,1.32,2.62,8,5
box((0,cy,.62),(2.5,.34,1.24),m.walnut,.01); box((0,cy-.01,1.26),(2.56,.38,.04),m.walnut,.01); box((0,cy,2.70),(2.5,.28,.10),m.walnut,.02); box((0,cy-.14,2.70),(2.5,.02,.03),m.brass,.004)
for i in range(nc+1): box((-kw/2+kw*i/nc,cy,(kz0+kz1)/2),(.022,.26,kz1-kz0),m.walnut,.003)
for j in range(nr+1): box((0,cy,kz0+(kz1-kz0)*j/nr),(kw+.022,.26,.022),m.walnut,.003)
rs=np.random.RandomState(3); tas=[m.rust,m.emerald]; env=M_plain('env',srgb('#efe6d2'),.8)
keyb=M_brass('keyb',.2)
for j in range(nr):
    for i in range(nc):
        x=-kw/2+kw*(i+.5)/nc; z=kz0+(kz1-kz0)*(j+.5)/nr
        box((x,cy-.135,kz0+(kz1-kz0)*(j+1)/nr-.0),(.07,.006,.030),keyb,.001)
        if rs.rand()<.72:
            tube([(x,cy-.10,z+.085),(x,cy-.125,z+.085)],.004,keyb,2,smooth=False); lathe([(.013,-.003),(.019,-.003),(.019,.003),(.013,.003)],keyb,(x,cy-.125,z+.062),20,rot=(R(90),0,0)); box((x,cy-.125,z+.018),(.006,.005,.055),keyb,.001); box((x+.008,cy-.125,z-.004),(.014,.004,.010),keyb,.001)
            lathe(smoothprofile([(0,0),(.006,-.004),(.008,-.016),(.007,-.02),(.011,-.062),(0,-.064)],4),tas[(i+j)%2],(x-.012,cy-.126,z+.045),12)
        if rs.rand()<.33: box((x+.02,cy-.02,z-.03),(.16,.10,.012),env,.001,rot=(R(62),0,R(rs.uniform(-6,6))))
    area((0,cy-.10,kz0+(kz1-kz0)*(j+1)/nr-.016),(0,cy-.02,kz0+(kz1-kz0)*j/nr),kw,.02,3.2,kelvin(2700))
area((0,cy-.05,2.78),(0,cy+.05,5),2.4,.05,18,kelvin(2600))
# side arches: lit niches with vases on plinths
for s in(-1,1):
    x=s*3.15; box((x,Y1-.1,1.6),(3.3,.06,3.8),m.emerald if 0 else M_plaster('nich',srgb('#c9b08c')),0); cyl((x,Y1-.42,0),.26,.85,verde,64,.02); vase((x,Y1-.42,.85),m.brass,1.35); branches((x,Y1-.42,1.20),12,.85,.50,(.10,.075),M_leaf('lf',srgb('#5f7a4c')),None,5+s,pairs=9)
    spot((x,Y1-.55,3.3),(x,Y1-.2,.6),120,kelvin(2600),70,.9,.05); spot((x,Y1-.5,.08),(x,Y1-.12,3),26,kelvin(2600),70,.9,.05)
# the desk
dy=.95; DW,DH,DD=3.0,1.08,.72
box((0,dy,DH/2),(DW,DD,DH-.02),m.walnut,.012); box((0,dy,DH),(DW+.14,DD+.14,.05),cream,.012); box((0,dy-.0,.05),(DW+.06,DD+.06,.10),m.brass,.008); box((0,dy-DD/2-.01,DH-.075),(DW+.02,.03,.022),m.brass,.004)
nf=60
for i in range(nf):
    x=-DW/2+.06+(DW-.12)*(i+.5)/nf
    if abs(x)<.56: continue
    lathe([(.0,0),(.020,0),(.020,.84),(0,.84)],m.walnut,(x,dy-DD/2-.002,.13),12)
box((0,dy-DD/2-.012,.55),(1.06,.03,.84),verde,.006)
for s in(-1,1): box((s*.535,dy-DD/2-.02,.55),(.016,.03,.86),m.brass,.002)
for zz in (.125,.975): box((0,dy-DD/2-.02,zz),(1.08,.03,.016),m.brass,.002)
# monogram: arch and lotus in brass on the marble
tube([(x,dy-DD/2-.034,z) for x,z in cusped(0,.46,.80,y0=.28,lobes=7,d=.035,rise=.56)],.008,m.brass,3,smooth=False)
vs,fs=leafmesh(.19,.085,0,8); place_leaves(m.brass,vs,fs,[Matrix.Translation((0,dy-DD/2-.034,.42))@Matrix.Rotation(R(90),4,'X')@Matrix.Rotation(R(a),4,'Z')@Matrix.Scale(s_,4) for a,s_ in ((0,1),(32,.92),(-32,.92),(62,.8),(-62,.8))])
z=DH+.025
# brass bell on a small walnut base
bxl,byl=.36,dy-.22; cyl((bxl,byl,z),.085,.016,m.walnut,64,.005); lathe(smoothprofile([(.079,.016),(.080,.022),(.074,.030),(.068,.055),(.045,.080),(.012,.090),(0,.091)],8),M_brass('bell',.12),(bxl,byl,z),96); lathe(smoothprofile([(.006,.088),(.006,.102),(.013,.106),(.013,.112),(0,.116)],5),m.brass,(bxl,byl,z),32)
# ledger and pen, card holder, lamp, flowers
for s in(-1,1): box((-.18+s*.135,dy-.14,z+.012),(.27,.37,.022),M_plain('page',srgb('#efe7d6'),.8),.006,rot=(0,R(-3*s),0))
box((-.18,dy-.14,z+.003),(.57,.40,.006),m.rust,.002); tube([(-.02,dy-.24,z+.032),(.10,dy-.10,z+.036)],.006,m.dark,4,radii=[.5,1],smooth=False)
table_lamp((-1.10,dy+.05,z),m.brass,h=.56,r=.17,power=11,glow=2.2)
box((.72,dy-.16,z+.03),(.22,.05,.06),m.brass,.006); box((.72,dy-.16,z+.06),(.19,.012,.07),env,.001,rot=(R(-8),0,0))
pet=[M_leaf('p1',srgb('#f0dfcd'),.3,.6),M_leaf('p2',srgb('#c8542c'),.3,.6),M_leaf('p3',srgb('#e5a075'),.3,.6)]; st=M_plain('st',srgb('#4d6b3a'),.5)
vase((1.10,dy+.05,z),M_plain('vz',srgb('#12473b'),.10,coat=.8),.95); bouquet((1.10,dy+.05,z+.245),24,.25,.34,pet,M_leaf('fl',srgb('#4f7344'),.25),st,5,.072)
# pedestal table with large flowers in the foreground left; chairs right
tx,ty=-2.20,.0; lathe(smoothprofile([(0,0),(.34,0),(.34,.015),(.10,.04),(.06,.12),(.06,.60),(.12,.70),(.30,.735)],6),m.walnut,(tx,ty,0),96); cyl((tx,ty,.735),.55,.035,cream,128,.012); vase((tx,ty,.77),m.brass,1.25); bouquet((tx,ty,1.09),34,.36,.52,pet,M_leaf('fl2',srgb('#46683c'),.25),st,9,.085)
for k,(dx,dy_,c) in enumerate(((.30,-.10,'#7a3b2a'),(.29,-.09,'#d8cbb2'))): box((tx+dx,ty+dy_,.785+.028*k),(.26-.02*k,.19-.01*k,.028),M_plain('bk%d'%k,srgb(c),.6),.003,rot=(0,0,.4+.1*k))
tub_chair((2.2,-.05,0),R(-60),m.emerald,m.brass,.80); tub_chair((2.9,-1.75,0),R(-110),m.emerald,m.brass,.80); side_table((2.95,-.75,0),m.marble,m.brass,.25,.5); lathe(smoothprofile([(0,0),(.04,0),(.055,.03),(.03,.1),(.036,.12)]),m.brass,(2.95,-.75,.5),32); branches((2.95,-.75,.6),7,.28,.18,(.05,.042),M_leaf('e3',srgb('#6c8464')),None,3)
# pendant lanterns
def jali_lamp(x,y,z,r=.24,power=34):
    tube([(x,y,H),(x,y,z+r*1.5)],.009,m.brass,smooth=False); cyl((x,y,H-.04),.07,.04,m.brass); prof=[(r*.25,r*1.45),(r*.34,r*1.2),(r*.9,r*.55),(r,0),(r*.8,-r*.6),(r*.3,-r*1.05)]
    sp=smoothprofile(prof,6); o=lathe([(q*.965,zz) for q,zz in sp],M_emit('gl',(1,.50,.18),1.25),(x,y,z),48); o.visible_diffuse=False; o.visible_shadow=False
    for k in range(16):
        a=2*math.pi*k/16
        for tw_ in (1,-1): tube([(x+q*math.cos(a+tw_*.9*i/len(sp)),y+q*math.sin(a+tw_*.9*i/len(sp)),z+zz) for i,(q,zz) in enumerate(sp)][::3],.0055,m.brass,1)
    for q,zz in ((r,0),(r*.3,-r*1.05),(r*.25,r*1.45)): tube([(x+q*math.cos(t),y+q*math.sin(t),z+zz) for t in np.linspace(0,6.283,40,endpoint=False)],.010,m.brass,2,cyclic=True)
    lathe([(0,-.09),(.012,-.05),(.008,0)],m.brass,(x,y,z-r*1.05),16); point((x,y,z),power,kelvin(2550),r*.8)
for x,z_,r_ in ((-1.25,2.62,.22),(0,2.95,.28),(1.25,2.62,.22)): jali_lamp(x,dy-.05,z_,r_,34)
# lights
for x in (-1.2,0,1.2): spot((x,dy-1.2,H-.25),(x,dy,1.0),60,kelvin(2900),46,.9,.06)
for x in (-1.83,1.83): spot((x,yf-.35,.12),(x,yf,3.4),55,kelvin(2500),55,.8,.04); spot((x,yf-.5,H-.2),(x,yf,1),40,kelvin(2600),45,.9,.05)
spot((tx,ty-.9,H-.2),(tx,ty,1.0),110,kelvin(3000),34,.9,.08); spot((3.2,-1.8,H-.2),(2.7,-.2,.4),60,kelvin(2900),48,.9,.08)
area((0,-4,3.4),(0,1,1),4,1.6,95,kelvin(3300)); area((-4.6,-1.5,2),(0,0,1),2.6,2.2,45,(.46,.56,1.0)); area((0,-.2,H-.22),(0,-.2,0),6,3,60,kelvin(2800))
world_gradient([(0,(.02,.018,.02)),(1,(.03,.03,.05))],1)
camera((.45,-4.0,1.52),(.03,1.0,1.5),27,5.6,4.7,shift_y=.012)
end()
