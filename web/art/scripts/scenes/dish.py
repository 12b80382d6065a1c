import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_rooms import *
start(31,exposure=.22,look='High Contrast',clamp=4,bounces=8); m=mats()
linen=M_fabric('cloth',srgb('#ece5d8'),bump=.22,var=.03,weave=1500); terrace_table(linen,80)
# a charger of emerald glaze, a wide white plate with a brass rim
glaze=M_plain('glaze',srgb('#0f4a3b'),.16,coat=.6); lathe(smoothprofile([(0,.004),(.11,.004),(.13,.007),(.168,.013),(.167,.016),(.13,.010),(0,.009)],5),glaze,(0,0,0),128); lathe([(.1665,.0132),(.1692,.0148),(.1665,.0164)],m.brass,(0,0,0),128)
Z=.011; lathe(smoothprofile([(0,.004),(.078,.004),(.088,.007),(.097,.013),(.138,.020),(.137,.0228),(.096,.016),(.086,.0105),(.076,.0075),(0,.0075)],5),m.china,(0,0,Z),160); lathe([(.1365,.0202),(.1392,.0216),(.1365,.0232)],m.brass,(0,0,Z),160)
P=Z+.0078   # where the food lies
# yoghurt, drawn with the back of a spoon
V=[(0,0,P+.006)];F=[]; nr,na=26,120
for i in range(1,nr+1):
    t=i/nr
    for k in range(na):
        a=2*math.pi*k/na; r=.064*t*(1+.10*math.sin(2*a+.6)+.045*math.sin(5*a+1)+.02*math.sin(11*a)); h=.0075*max(0,1-t**5)**.6+.0026*math.sin(2*math.pi*t*2.4-a*1.0)*(1-t)**.35*min(1,t*3); V.append((r*math.cos(a)-.004,r*math.sin(a)+.004,P+(h if i<nr else -.001)))
for k in range(na): F.append((0,1+k,1+(k+1)%na))
for i in range(nr-1):
    for k in range(na): b=1+i*na; F.append((b+k,b+na+k,b+na+(k+1)%na,b+(k+1)%na))
mesh('yoghurt',V,F,M_plain('yog',srgb('#f4ecdc'),.32,coat=.25,bump=.05,bscale=90),True)
# roasted beetroots, cut through their rings
def M_beet(name,flesh,ring,skin,k=900):
    n=N(name); o=n.obj(); s=n.n('SeparateXYZ'); n.set(s,0,o); r=n.math('SQRT',n.math('ADD',n.math('MULTIPLY',s.outputs[0],s.outputs[0]),n.math('MULTIPLY',s.outputs[1],s.outputs[1])))
    w=n.math('ADD',n.math('MULTIPLY',n.math('SINE',n.math('ADD',n.math('MULTIPLY',r,k),n.math('MULTIPLY',n.noise(70,3,.6,vec=o),4.0))),.42),.5); c=n.mix(n.math('MULTIPLY',w,n.math('ADD',n.noise(120,4,.6,vec=o),.35)),flesh,ring); cut=n.math('GREATER_THAN',s.outputs[2],-.0012); c=n.mix(cut,skin,c)
    p=n.pbsdf(Base_Color=c,Roughness=.24,Specular=.5,Clearcoat=.5,Clearcoat_Roughness=.12); n.set(p,'Normal',n.bump(n.noise(160,4,.65,vec=o),.14,.002)); return n.done(p)
RED=M_beet('red',srgb('#5c0a24'),srgb('#8c1838'),srgb('#3d0a1c')); GOLD=M_beet('gold',srgb('#d98618'),srgb('#efac3f'),srgb('#b5651a')); PINK=M_beet('pink',srgb('#c9406c'),srgb('#e6b3bf'),srgb('#9c2348'),1150)
def half(x,y,r,mat,tilt,az,z=0.0,tall=.92):
    pr=[(0,0),(r*.94,0),(r*.985,-r*.03),(r,-r*.09)]+[(r*math.cos(t),-r*.09-r*tall*math.sin(t)) for t in np.linspace(.12,math.pi/2,14)]
    o=lathe([(max(0,a),b) for a,b in pr],mat,(0,0,0),56,auto=40); up=Vector((math.sin(tilt)*math.cos(az),math.sin(tilt)*math.sin(az),math.cos(tilt))); o.rotation_euler=up.to_track_quat('Z','Y').to_euler(); o.location=(x,y,P+z+r*(.62+.30*math.sin(tilt)))
for x,y,r,mat,tl,az,z in ((-.040,.012,.0205,RED,46,-95,.002),(-.008,.030,.0195,GOLD,30,-110,.004),(.028,.026,.0210,RED,52,-60,.003),(-.026,-.024,.0170,PINK,40,-120,.004),(.012,-.010,.0185,RED,34,-80,.005),(.044,-.008,.0165,GOLD,48,-40,.002),(-.002,-.042,.0150,GOLD,40,-85,.001),(.034,-.038,.0160,PINK,36,-70,.001),(-.052,-.014,.0145,GOLD,38,-130,.001)): half(x,y,r,mat,R(tl),R(az),z)
# pomegranate, walnut, drops of green oil
rs=np.random.RandomState(8); seed_=M_plain('pom',srgb('#9c0f22'),.10,coat=.8,spec=.6); nut=M_plain('nut',srgb('#8a5a30'),.65,bump=.5,bscale=300,var=.3); oil=M_plain('oil',srgb('#4f7a1c'),.08,coat=.8)
def drop(x,y,z,r,mat,sq=1.0,st=1.0): return lathe([(max(0,r*math.sin(t)),-r*sq*math.cos(t)) for t in np.linspace(0,math.pi,16)],mat,(x,y,z),24,rot=(rs.uniform(-.6,.6)*(sq>.6),rs.uniform(-.6,.6)*(sq>.6),rs.uniform(0,6)),scale=(st,1,1))
for k in range(30):
    a=rs.uniform(0,6.283); q=.022+.046*rs.rand()**.7; drop(q*math.cos(a),q*math.sin(a)-.004,P+.0095 if q<.056 else P+.0042,rs.uniform(.0036,.0046),seed_,1.15,.88)
for k in range(20):
    a=rs.uniform(0,6.283); q=.02+.05*rs.rand()**.7; s=rs.uniform(.0035,.0068); o=lathe([(max(0,s*(1+.22*math.sin(5*t+k))*math.sin(t)),-s*.75*math.cos(t)) for t in np.linspace(0,math.pi,10)],nut,(q*math.cos(a),q*math.sin(a),P+.0085 if q<.056 else P+.004),7,rot=tuple(rs.uniform(0,3,3)))
for k in range(9): a=R(200+k*17); q=.0745+.004*math.sin(3*k); drop(q*math.cos(a),q*math.sin(a),P+.0008,rs.uniform(.0022,.0048),oil,.35)
# herbs and two edible flowers
v,f=leafmesh(.017,.0125,.25,6); I=[];J=[]
for k in range(64):
    a=rs.uniform(0,6.283); q=.058*rs.rand()**.6; el=rs.uniform(.2,1.1); d=Vector((math.cos(a)*math.cos(el),math.sin(a)*math.cos(el),math.sin(el))); x=d.orthogonal().normalized(); b=rs.uniform(0,6.283); ax=rs.uniform(0,6.283); (I if k%4 else J).append(Matrix.Translation((q*math.cos(b)*.95,q*math.sin(b)*.95,P+.016+.010*rs.rand()*(q<.05)))@Matrix.Rotation(ax,4,'Z')@Matrix((x,d,x.cross(d))).transposed().to_4x4()@Matrix.Scale(rs.uniform(.55,1.1),4))
place_leaves(M_leaf('herb',srgb('#5f8a3a'),.3),v,f,I); place_leaves(M_leaf('beetleaf',srgb('#6d2036'),.3),v,f,J)
for x,y,c in ((-.020,.002,'#e9b23c'),(.024,.008,'#c86fa0')): peony((x,y,P+.031),.0078,2,M_leaf('ed'+c,srgb(c),.35,.6),up=(.1,-.5,.9))
# cutlery of brass, a napkin, glasses, bread, flowers
def stem_(x,y0,y1,rr): tube([(x,y0,.0045),(x,(y0+y1)/2,.0065),(x,y1,.006)],.0030,m.brass,4,radii=rr)
for x in(-.205,):
    stem_(x,-.105,.030,[1.5,1.0,.8]); lathe([(0,-.0012),(.010,-.001),(.0115,0),(.010,.001),(0,.0012)],m.brass,(x,.045,.0065),24,scale=(1,1.4,1))
    for q in(-1.5,-.5,.5,1.5): tube([(x+q*.0055,.050,.0065),(x+q*.0058,.075,.0052),(x+q*.0054,.098,.0085)],.0014,m.brass,2)
stem_(.205,-.105,.005,[1.5,1.1,.9]); box((.2065,.052,.006),(.0145,.098,.0022),m.brass,.001)
napkin_fold((-.268,-.01,0),M_fabric('gn',srgb('#b0532c'),bump=.35,weave=1400,sheen=.5),.085,.20,R(3),4)
wine_glass((.215,.20,0),m.glass,kind='wine',liquid=M_glass('wh',(.96,.88,.55))); lathe([(0,0),(.031,0),(.033,.004),(.037,.095),(.0355,.095),(.031,.010),(0,.009)],m.glass,(.125,.245,0),64,auto=50); lathe([(0,.0095),(.0308,.010),(.0343,.066),(0,.066)],M_glass('wa',(.96,.99,1),.0,1.33),(.125,.245,0),48,auto=50)
lathe(smoothprofile([(0,.004),(.05,.004),(.062,.009),(.083,.014),(.082,.017),(.06,.012),(0,.008)],4),m.china,(-.235,.215,0),96); crust=M_crust(); croissant((-.235,.205,.008),R(30),.11,.026,3,0,crust)
def M_petal(name,col): n=N(name); q=n.n('MixShader'); n.set(q,0,.35); n.set(q,1,n.pbsdf(Base_Color=col,Roughness=.6,Specular=.2)); n.set(q,2,n.n('BsdfTranslucent',{'Color':col})); return n.done(q)
vase((-.075,.43,0),M_plain('vz',srgb('#c9a063'),.2,1.0),.30); bouquet((-.075,.43,.074),11,.062,.068,[M_petal('petal%d'%k,srgb(c)) for k,c in enumerate(('#f7e9d2','#f1c7b0','#e9a469'))],M_leaf('fl',srgb('#4f6f42'),.3),M_plain('st',srgb('#4d6b3a'),.5),5,.030,peony,.5)
daylight((1.3,-1.9,1.7),(0,.1,.1),2.0,1.4,15,(1,.95,.88))
camera((.035,-.60,.275),(-.004,.055,.050),55,3.4,.62,level=False)
end(wb=(.99,1,1.03),sat=1.05,bloom=.05)
