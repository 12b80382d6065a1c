import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
start(9,exposure=.85,clamp=4); m=mats()
X0,X1,Y0,Y1,H=-3.1,3.1,-3.4,2.4,2.95
mar=M_marble('wallm',srgb('#e8e2d8'),srgb('#a2988b'),.8,.14,.35); verde=M_marble('verde',srgb('#0f3a2f'),srgb('#7fa893'),1.5,.10,.28); flm=M_marble('flm',srgb('#e0d8cc'),srgb('#a0968a'),1.0,.10,.35)
plane((0,-.5,-.006),7,7,m.dark); tiles(X0,X1,Y0,Y1,.8,.8,0,flm,gap=.004,stagger=0,bev=.002)
# inlaid emerald lozenges where tiles meet
for i in range(8):
    for j in range(8):
        x,y=X0+.8*i,Y0+.8*j
        if abs(x)<3.05 and y<Y1-.05: box((x,y,.0006),(.13,.13,.003),verde,0,rot=(0,0,R(45)))
# back wall with a cusped window
wx=-1.25; ww=2.3
shape2d([(X0-.2,0),(X1+.2,0),(X1+.2,H+.1),(X0-.2,H+.1)],[cusped(wx,ww,2.81,y0=.52,lobes=9,d=.035,rise=.52)],.26,mar,(0,Y1+.13,0),(R(90),0,0),.004)
ap=cusped(wx,ww+.06,2.856,y0=.49,lobes=9,d=.035,rise=.52); tube([(x,Y1-.004,z) for x,z in ap],.014,m.brass,3,cyclic=True,smooth=False)
ip=cusped(wx,ww,2.81,y0=.52,lobes=9,d=.035,rise=.52); tube([(x,Y1+.14,z) for x,z in ip],.02,m.frame,3,cyclic=True,smooth=False)
for x in (wx-ww/6,wx+ww/6): box((x,Y1+.14,1.53),(.028,.03,2.06),m.frame,.003)
box((wx,Y1+.14,1.95),(ww,.03,.026),m.frame,.003)
box((wx,Y1-.03,.50),(ww+.16,.30,.035),mar,.008)
plane((wx,Y1+.15,1.5),ww+.2,2.6,M_window(refl=.8),rot=(R(90),0,0))
lake(90,level=-10,origin=(wx,0),pal_at=(-75,330)); area((wx,Y1+.35,1.5),(wx,0,.6),ww,2,48,(.45,.55,1.0)); daylight((wx,Y1+.35,1.6),(wx,0,.6),ww,2.1,420); sun((-.30,-1,-.66),2.4)
# side walls, ceiling
for x in (X0-.1,X1+.1): box((x,(Y0+Y1)/2,.55),(.2,Y1-Y0,1.1),mar,0); box((x,(Y0+Y1)/2,2.05),(.19,Y1-Y0,1.9),m.plaster,0)
for x in (X0+.004,X1-.004): box((x,(Y0+Y1)/2,1.11),(.03,Y1-Y0,.03),m.brass,.004)
box((0,Y0-.1,H/2),(X1-X0+.6,.2,H),m.plaster,0); box((0,(Y0+Y1)/2-.12,H+.05),(X1-X0+.6,Y1-Y0-.25,.1),m.plaster,0); box((0,Y1,H+.16),(X1-X0+.6,.7,.06),m.plaster,0)
area((0,Y1-.16,H+.08),(0,Y1-.05,0),X1-X0,.05,42,kelvin(2700))
# verde panel + vanity + round mirror with light
vx=1.75; box((vx,Y1-.015,H/2),(2.3,.03,H),verde,.002)
for s in(-1,1): box((vx+s*1.155,Y1-.02,H/2),(.014,.045,H),m.brass,.001)
box((vx,Y1-.29,.66),(1.75,.52,.40),m.walnut,.01); box((vx,Y1-.29,.885),(1.82,.56,.05),mar,.008); box((vx,Y1-.29,.445),(1.7,.47,.02),m.brass,.004)
for s in(-1,1): box((vx+s*.44,Y1-.555,.66),(.84,.014,.36),m.walnut,.004); box((vx+s*.10,Y1-.575,.66),(.014,.02,.20),m.brass,.004)
box((vx,Y1-.29,.20),(1.65,.46,.035),m.walnut,.006)
for s in(-1,1):
    for y in (Y1-.08,Y1-.50): tube([(vx+s*.84,y,0),(vx+s*.84,y,.46)],.014,m.brass,smooth=False)
basin((vx-.05,Y1-.31,.91),m.china); 
with Group((vx-.05,Y1-.10,.91),0):
    tube([(0,0,0),(0,0,.22),(0,-.03,.27),(0,-.10,.28),(0,-.14,.25),(0,-.14,.22)],.013,m.brass,6); lathe(smoothprofile([(.028,0),(.024,.01),(.014,.02)]),m.brass,(0,0,0),32)
    for s in(-1,1): lathe(smoothprofile([(.022,0),(.02,.01),(.012,.02),(.012,.06),(.018,.07),(0,.078)]),m.brass,(s*.11,0,0),24); tube([(s*.11,0,.065),(s*.155,-.02,.07)],.006,m.brass,smooth=False)
mr=.50; mz=1.66
lathe([(0,0),(mr,0),(mr,.012),(0,.012)],M_plain('mirror',srgb('#d9d6d0'),.02,1.0),(vx-.05,Y1-.09,mz),128,rot=(R(90),0,0)); lathe([(mr-.004,-.02),(mr+.02,-.02),(mr+.02,.022),(mr-.004,.022)],m.brass,(vx-.05,Y1-.095,mz),128,rot=(R(90),0,0))
ring=lathe([(mr-.03,0),(mr+.005,0)],M_emit('ring',kelvin(2800),9),(vx-.05,Y1-.05,mz),128,rot=(R(90),0,0))
lathe([(mr-.050,0),(mr-.032,0)],M_emit('led',kelvin(2900),5),(vx-.05,Y1-.1035,mz),128,rot=(R(90),0,0))
for k in range(10): t=2*math.pi*k/10; point((vx-.05+(mr+.0)*math.cos(t),Y1-.055,mz+(mr+.0)*math.sin(t)),2.2,kelvin(2750),.02)
for s in(-1,1):
    x=vx-.05+s*.80; box((x,Y1-.04,mz),(.07,.03,.20),m.brass,.01); tube([(x,Y1-.05,mz),(x,Y1-.12,mz)],.010,m.brass,smooth=False); o=lathe(smoothprofile([(.02,-.15),(.05,-.13),(.055,0),(.05,.13),(.02,.15)],5),M_emit('sc',(1,.70,.40),4.5),(x,Y1-.13,mz),32); o.visible_diffuse=False; o.visible_shadow=False; point((x,Y1-.2,mz),9,kelvin(2650),.07)
# on the vanity
vase((vx+.62,Y1-.30,.91),M_plain('vz',srgb('#123b31'),.12,coat=.7),.62); branches((vx+.62,Y1-.30,1.06),9,.36,.22,(.055,.045),M_leaf('eu',srgb('#6c8464')),None,3)
tw=towel_mat('tw',srgb('#efe8db')); tg=towel_mat('tg',srgb('#17493d')); tr=towel_mat('tr',srgb('#a35a38'))
cyl((vx-.62,Y1-.30,.91),.15,.012,m.brass,64); 
for i,(dx,h) in enumerate(((-.06,.13),(.01,.10),(.07,.15))): lathe(smoothprofile([(0,0),(.024,0),(.026,.01),(.026,h*.7),(.012,h*.82),(.011,h)],4),[M_glass('amb',(.75,.36,.10)),m.china,M_glass('gb',(.25,.55,.42))][i],(vx-.62+dx,Y1-.29,.922),32); lathe([(0,0),(.014,0),(.014,.03),(0,.03)],m.brass,(vx-.62+dx,Y1-.29,.922+h),24)
for i,(x,c) in enumerate(((-.55,tw),(-.42,tw),(-.29,tg))): rolled(vx+x,Y1-.30,.218,.062,.40,c,R(90))
rolled(vx-.485,Y1-.30,.325,.062,.40,tw,R(90)); folded(vx+.42,Y1-.30,.218,.46,.34,4,tw,3)
# tub
tx,ty=wx+.02,1.28; enamel=M_plain('enamel',srgb('#f3efe7'),.10,coat=.7); tub((tx,ty,0),enamel,plinth=m.brass)
disc((tx,ty,.50),.80,.365,M_water(s1=5,s2=16,b1=.05,b2=.025,dist=.02))
vs,fs=leafmesh(.052,.046,-.3,5); rs=np.random.RandomState(8); 
for q,c in enumerate(('#c8452c','#e07a2d','#f0b8a6')):
    it=[]
    for i in range(26):
        a=rs.uniform(0,6.28); k=rs.rand()**.5; it.append(Matrix.Translation((tx+.72*k*math.cos(a),ty+.31*k*math.sin(a),.503))@Matrix.Rotation(rs.uniform(0,6.28),4,'Z')@Matrix.Scale(rs.uniform(.6,1.1),4))
    place_leaves(M_leaf('pet%d'%q,srgb(c),.3,.6),vs,fs,it)
tub_filler((tx+.72,ty+.56,0),m.brass,rot=R(155))
# tray across the tub
box((tx-.32,ty,.655),(.17,.98,.022),m.walnut,.006); candle_glass((tx-.32,ty-.26,.666),m,power=2.0); wine_glass((tx-.32,ty+.02,.666),m.glass,kind='coupe',liquid=M_glass('ch',(1,.82,.5))); rolled(tx-.32,ty+.30,.666,.032,.13,tw,0)
# stool with folded towels, bath mat
sx,sy=-.05,.42; lathe(smoothprofile([(0,.40),(.19,.40),(.20,.41),(.20,.435),(.19,.445),(0,.445)],4),m.walnut,(sx,sy,0),64)
for a in (45,135,225,315): tube([(sx+.13*math.cos(R(a)),sy+.13*math.sin(R(a)),.41),(sx+.18*math.cos(R(a)),sy+.18*math.sin(R(a)),0)],.013,m.brass,smooth=False)
z=folded(sx,sy,.447,.32,.25,3,tw,1,rot=.25); rolled(sx,sy,z-.002,.045,.27,tg,.35)
n=N('mat'); o_=n.obj(); p=n.pbsdf(Base_Color=srgb('#ece4d4'),Roughness=.95,Sheen=.6,Specular=.05); n.set(p,'Normal',n.bump(n.noise(170,4,.8,vec=o_),1.0,.015)); box((-1.2,.33,.014),(1.35,.72,.026),n.done(p),.012); 
for k in(-1,1): box((-1.2+k*.59,.33,.0275),(.022,.70,.004),tg,.001)
# plant in the corner, towel ladder on the right
cyl((-2.72,1.75,0),.20,.40,m.brass,64,.02); cyl((-2.72,1.75,.385),.185,.02,M_plain('soil',(.03,.02,.012),.95)); branches((-2.72,1.75,.38),13,1.25,.62,(.17,.085),M_leaf('pl',srgb('#3f6b45')),None,7,pairs=8)
lx=2.86
for y in (.55,1.15): tube([(lx-.22,y,0),(lx+.18,y,1.85)],.016,m.brass,smooth=False)
for k in range(5): t=.16+.18*k; tube([(lx-.22+.40*t,.55,1.85*t),(lx-.22+.40*t,1.15,1.85*t)],.012,m.brass,smooth=False)
for t,c,dz in ((.70,tw,.52),(.34,tg,.36)):
    xx,zz=lx-.22+.40*t,1.85*t; V=[];F=[]; L=20
    for i in range(L+1):
        u=i/L; s=(u-.5)*2; off=.018*math.copysign(1,s) if abs(s)>.08 else .018*s/.08; px=xx-off-(.02 if s<0 else 0)*0; pz=zz+.016-(max(0,abs(s)-.06))*dz*(1 if s>0 else .8)
        for j in range(9): V.append((px-.006*math.sin(j*1.7)*abs(s)*(1 if s>0 else -1)-.012*math.copysign(1,s)*abs(s)*.4,.62+.46*j/8,pz))
    for i in range(L):
        for j in range(8): a=i*9+j; F.append((a,a+1,a+10,a+9))
    o=mesh('towel',V,F,c,True); so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.012; so.offset=0; sb=o.modifiers.new('u','SUBSURF'); sb.levels=sb.render_levels=2
# pendants over the tub
for dx,z in ((-.55,1.98),(0,2.14),(.55,1.98)): pass
pendant(wx-1.35,1.75,H,1.95,m.brass,.075,13); pendant(wx+1.42,1.85,H,1.95,m.brass,.075,11)
spot((tx,.4,H-.05),(tx,ty,.4),48,kelvin(2900),60,.9,.06); spot((vx,.6,H-.05),(vx,Y1-.3,.9),34,kelvin(2900),50,.9,.05); spot((sx,-.6,H-.05),(sx,sy,.4),26,kelvin(2900),45,.9,.05)
area((.6,-3.0,2.6),(0,1,.8),2.4,1.2,34,kelvin(3300)); daylight((.6,-3.1,2.5),(0,1,.8),3.2,1.5,110,(1,.97,.93))
camera((.32,-2.75,1.32),(.02,2.0,1.1),23,5.6,3.9,shift_y=-.055)
end()
