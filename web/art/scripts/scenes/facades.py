"""Hotel fronts: Saffron Court and the first of its partners; the catalogue's variant picks one of HOTELS at the end."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from props_fronts import *
# ---- the Rajput front: used for Saffron Court and the lake palace
def rajput(P):
    nb,bw=P['bays'],P['bw']; W=nb*bw; wall,trim=P['wall'],P['trim']; GF,FH,NF=P['gf'],P['fh'],P['storeys']-1; z=0; mid=nb//2
    skip0=(mid,) if P.get('portal') else ()
    # ground arcade: open, lit from within
    storey(P,0,GF,'cusp',bw*.70,GF*.78,0,wall,glaze=False,th=.6)
    plane((0,3.4,GF/2),W,GF,P['inner'],rot=(R_(90),0,0)); plane((0,1.9,GF-.25),W,3.2,P['inner']); plane((0,1.9,.01),W,3.2,P['trim']); area((0,1.9,GF-.35),(0,1.9,0),W*.96,1.6,P.get('arc',34)*nb,kelvin(2450))
    for i in range(nb):
        x=-W/2+(i+.5)*bw; dr=shape2d(hole('cusp',0,bw*.42,GF*.62,.0001),[],.04,P['door'],(x,3.32,0),(R_(90),0,0)); 
        tube(sway(hole('cusp',0,bw*.42,GF*.62,.0001),(x,3.27,0)),.05,P['frame'],2,smooth=False); [box((x+q*bw*.105,3.28,GF*.26),(.06,.05,GF*.52),P['frame'],0) for q in(-1,0,1)]; [box((x,3.28,GF*q),(bw*.42,.05,.06),P['frame'],0) for q in(.16,.32,.44)]
        tube([(x,.3,GF*.77),(x,.3,GF*.64)],.01,P['iron'],smooth=False); o=lathe([(0,-.22),(.10,-.2),(.15,0),(.10,.2),(.03,.26)],M_emit('lan',(1,.6,.28),5),(x,.3,GF*.64-.22),6,auto=15); o.visible_diffuse=False
    for i in range(nb+1): x=-W/2+i*bw; column((x,-.06,0),.15,GF-.45,trim,14); box((x,-.05,GF-.28),(.42,.4,.22),trim,.02)
    # upper storeys
    z=GF; cw=bw*.46; JP=None
    for k in range(NF):
        chajja((0,.25,z+.12),W,.9,.85,trim,.26,.07); box((0,.2,z+.14),(W+.2,.7,.12),trim,.02)
        for i in range(nb*5+1): box((-W/2+i*bw/5,-.35,z-.14),(.10,.5,.20),trim,.03)
        jh=set(P.get('jharokha',{}).get(k,())); storey(P,z+.2,FH-.2,'cusp',cw,FH*.60,FH*.17,wall)
        for i in range(nb):
            x=-W/2+(i+.5)*bw
            if i not in jh:
                if P.get('shutters') and k==P['shutters'][0] and i in P['shutters'][1]:
                    for e in(-1,1):
                        sx=x+e*(cw/2+.34); box((sx,-.03,z+.2+FH*.42),(.50,.05,FH*.48),P['shutm'],.01)
                        for q in np.linspace(FH*.21,FH*.63,15): box((sx,-.065,z+.2+q),(.38,.03,.05),P['shutm'],.004,rot=(R_(-28),0,0))
                tube(sway(hole('cusp',0,cw+.14,FH*.77+.08,FH*.17),(x,-.02,z+.2)),.035,trim,2,smooth=False); box((x,-.10,z+.2+FH*.15),(cw+.5,.3,.10),trim,.02)
        for i in range(nb+1): x=-W/2+i*bw; box((x,-.05,z+FH/2+.1),(.26,.22,FH-.2),trim,.03)
        if jh:
            if JP is None:
                with grab() as g:
                    w,d,h=bw*.66,1.1,FH*.62; zb=.55
                    lathe(smoothprofile([(0,-.95),(.12,-.9),(.3,-.5),(.62,-.18),(w*.56,0)],3),trim,(0,.05,zb),12,scale=(1,.85,1)); box((0,-.35,zb+.06),(w*1.1,d+.3,.14),trim,.02)
                    for sx in(-1,1): column((sx*w*.47,-d+.1,zb+.1),.065,h,trim,10)
                    box((0,-d+.1,zb+.42),(w*.95,.07,.5),trim,.01); 
                    for sx in(-1,1): box((sx*w*.47,-d/2+.1,zb+.42),(.07,d,.5),trim,.01)
                    shape2d([(-w*.5,h+.12)]+[(-w*.5,h*.5)]+foil_arch(0,w*.88,h*1.0,h*.5,7,.09,.18,5)+[(w*.5,h*.5),(w*.5,h+.12)],[],.09,trim,(0,-d+.1,zb+.1),(R_(90),0,0),.004)
                    for sx in(-1,1): shape2d([(0,h+.12),(0,h*.6)]+foil_arch(d/2,d*.8,h,h*.6,5,.09,.18,4)+[(d,h*.6),(d,h+.12)],[],.08,trim,(sx*w*.47,-d+.1,zb+.1),(R_(90),0,R_(90)),.004)
                    chajja((0,-.35,zb+h+.30),w*1.0,d+.2,.42,trim,.16,.05); box((0,-.35,zb+h+.34),(w,d+.2,.14),trim,.02); dome((0,-.4,zb+h+.38),w*.40,P.get('dome',trim),P['brass'],20)
                JP=joined(g.objs,'jharokha'); jw=plane((0,.55,zb+.1+h/2),w*1.0,h*1.25,P['room'],rot=(R_(90),0,0)); jw.visible_diffuse=False; jb=plane((0,.40,zb+h/2),w*.9,h,P['pane'],rot=(R_(90),0,0))
            for i in jh:
                x=-W/2+(i+.5)*bw; dup([JP,jw],(x,0,z+.05)); point((x,-.25,z+.65+FH*.42),7,kelvin(2450),.1)
                shape2d([(x-bw*.36,0),(x+bw*.36,0),(x+bw*.36,FH),(x-bw*.36,FH)],[hole('cusp',x,bw*.54,FH*.80,FH*.16)],.4,wall,(0,.24,z+.2),(R_(90),0,0),.01) if 0 else None
        strip(z+.42,W*.99,P.get('wash',26)*nb*.5,-.62)
        z+=FH
    if JP: hide([JP,jw,jb])
    strip(.06,W,P.get('wash',26)*nb*.35,-1.0,5)
    # parapet with pointed merlons, corner towers, centre
    chajja((0,.25,z+.14),W+.2,1.0,1.0,trim,.30,.08); box((0,.35,z+.35),(W+.2,.9,.5),wall,.02); box((0,.3,z+.62),(W+.3,1.0,.10),trim,.02)
    with grab() as g: shape2d([(-.2,0),(-.22,.3),(-.12,.46),(0,.62),(.12,.46),(.22,.3),(.2,0)],[],.14,trim,(0,0,0),(R_(90),0,0),.02)
    mer=joined(g.objs,'merlon'); n=int(W/.56)
    for i in range(n+1): dup([mer],(-W/2+W*i/n,-.02,z+.66))
    hide([mer]); dm=P.get('dome',trim)
    tw=P.get('tower',3.6); ht=z+.9
    for s in(-1,1):
        x=s*(W/2+tw*.36); lathe([(tw*.56,0),(tw*.56,.5),(tw*.5,.7),(tw*.5,GF-.1),(tw*.55,GF),(tw*.5,GF+.15)]+[q for k in range(NF) for q in((tw*.5,GF+(k+1)*FH-.1),(tw*.56,GF+(k+1)*FH),(tw*.5,GF+(k+1)*FH+.15))]+[(tw*.5,ht),(tw*.58,ht+.1),(tw*.58,ht+.25),(0,ht+.25)],wall,(x,.9,0),8,auto=20,rot=(0,0,R_(22.5)))
        for k in range(NF+1):
            zz=(.9 if k==0 else GF+(k-1)*FH+.75); oh=FH*.5
            for a in(-90,-45,-135):
                q=R_(a); px,py=x+tw*.462*math.cos(q),.9+tw*.462*math.sin(q); o=shape2d(hole('cusp',0,tw*.19,oh,.0001),[],.02,P['roomt'],(px+.01*math.cos(q),py+.01*math.sin(q),zz),(R_(90),0,q+R_(90))); o.visible_diffuse=False
                tube([(Matrix.Rotation(q+R_(90),4,'Z')@Vector((u,-.03,v_))+Vector((px,py,zz))) for u,v_ in hole('cusp',0,tw*.19+.06,oh+.04,.0001)],.03,trim,2,smooth=False) if 0 else None
        chhatri((x,.9,ht+.32),tw*.86,tw*.62,trim,P['brass'],1.0,domemat=dm); point((x,.9,ht+.32+tw*.42),30,kelvin(2450),.15); spot((x,-2.6,.3),(x,.5,ht*.8),P.get('twash',420),kelvin(2550),70,.8,.1)
    for f in P.get('kiosks',(-.27,.27)): chhatri((f*W,.9,z+.72),bw*.62,bw*.50,trim,P['brass'],1.0,domemat=dm); point((f*W,.9,z+.72+bw*.34),16,kelvin(2450),.1)
    # central upper pavilion
    cb=P.get('centre',3); cwid=cb*bw; Q=dict(P); Q['bays']=cb
    with grab() as g: storey(Q,z+.6,FH*.95,'cusp',bw*.52,FH*.62,FH*.14,wall)
    for o in g.objs: o.location.y+=.9
    box((0,3.2,z+.6+FH*.48),(cwid-.1,3.0,FH*.93),wall,0); chajja((0,1.2,z+.6+FH*.95+.12),cwid,1.0,.75,trim,.24,.06); box((0,2.4,z+.6+FH*.95+.28),(cwid+.1,3.4,.36),trim,.03); zt=z+.6+FH*.95+.44
    strip(z+.75,cwid,60,.1,5)
    dome((0,2.4,zt),cwid*P.get('bigdome',.24),dm,P['brass'],40,0,1.05); spot((0,-3.0,zt-.6),(0,2.4,zt+2.2),300,kelvin(2600),70,.8,.1)
    for s in(-1,1): chhatri((s*cwid*.42,1.7,zt+.05),bw*.56,bw*.46,trim,P['brass'],1.0,domemat=dm); point((s*cwid*.42,1.7,zt+bw*.3),14,kelvin(2450),.1)
    box((0,6.5,z/2),(W-.4,6,z),wall,0)
    if P.get('portal'):
        pw=bw*1.5; ph=GF+FH*.55; shape2d([(-pw/2,0),(pw/2,0),(pw/2,ph),(-pw/2,ph)],[foil_arch(0,pw*.66,GF*.98,.0001,9,.085,.18)],.5,wall,(0,-.62,0),(R_(90),0,0),.015); box((0,-.62,ph+.06),(pw+.25,.75,.14),trim,.03); chajja((0,-.62,ph+.22),pw+.1,.6,.5,trim,.2,.05)
        for s in(-1,1): column((s*pw*.45,-.98,0),.16,ph-.3,trim,16); dome((s*pw*.45,-.75,ph+.2),.24,dm,P['brass'],16)
        tube(sway(foil_arch(0,pw*.66+.16,GF*.98+.1,.0001,9,.085,.18),(0,-.9,0)),.04,P['brass'],3,smooth=False)
        if P.get('sign'):
            box((0,-.90,GF*1.06+pw*.03),(pw*.88,.05,pw*.19),P['brass'],.01); box((0,-.925,GF*1.06+pw*.03),(pw*.865,.04,pw*.175),M_plain('plaque',srgb('#0c3a34'),.5),.01); sign(P['sign'],(0,-.97,GF*1.06),pw*.092,P['signm']); area((0,-1.5,GF*1.0),(0,-.8,GF*1.25),pw,.1,14,kelvin(2700))
        spot((0,-3.4,.2),(0,-.6,ph*.8),160,kelvin(2600),80,.8,.1)
    return z,W
def saffron():
    P=dict(storeys=3,bays=9,bw=3.3,gf=4.7,fh=3.9,wallc='#dcc7a2',trimc='#eadbc0',wash=20,jharokha={0:(0,2,6,8),1:(1,4,7)} if DAY else {0:(1,2,6,7),1:(4,)},portal=True,sign='SAFFRON COURT',centre=3,bigdome=.23,on=.85,arc=26,vary=DAY,shutters=(1,(0,2,6,8)) if DAY else None); common(P); P['shutm']=M_plain('shutter',srgb('#2c5f59'),.5)
    P['water']=M_stillwater(.02,.06,2.2,'#0b2a30'); P['dome']=P['trim']
    rajput(P); W=9*3.3; fg_garden(P,W,True)
    palms(P,[(-13.5,-8.5,7.5,3),(13.8,-9,8.2,4),(-17.5,-4.5,9,6),(18.2,-5,8.5,8),(-20,2,10,9),(20.5,2,10,11)],420)
    for s in(-1,1):
        hedge(min(s*7.2,s*12),max(s*7.2,s*12),-6.0,-5.3,.6,P['leaf'],9+s,80)
        for x in(4.2,8.2): lathe(smoothprofile([(0,0),(.2,0),(.32,.3),(.3,.55),(.26,.58)]),M_plain('pot',srgb('#9a5433'),.6,bump=.1),(s*x,-2.9,0),24); branches((s*x,-2.9,.5),12,.9,.4,(.14,.1),P['leaf'],None,int(x*3)+s+3,pairs=7)
    lakescene(-3,palace=None,hl=60,seed=8,water=True); sky('dusk',.55,.92); area((0,-40,22),(0,-8,3),50,18,5200,(.58,.60,1.0)); sun((.74,.60,-.42),4.0,(1,.84,.64))
    camera((-3.55,-29.5,1.75),(-.4,0,1.75),24,None,None,shift_y=.165)
    return dict(exposure=.85),dict(wb=(.96,1,1.08),bloom=.07)
def h1():
    P=dict(storeys=3,bays=11,bw=3.2,gf=4.4,fh=3.7,wallc='#ece6dc',trimc='#f2ede4',wash=22,jharokha={0:(2,5,8),1:(1,9)},centre=5,bigdome=.22,glow=.75,arc=22,streak=.2,tower=4.6,innerc='#e6dcc8',wrough=.04,wbump=.22); common(P)
    P['dome']=P['trim']; rajput(P); W=11*3.2; fg_lake(P,W)
    hills(-1,1500,150,'#3b3152',.6,6,lights=60); hills(-1,1100,70,'#241f3c',.5,9,lights=50); sky('dusk',.6,.98); area((0,-70,26),(0,0,8),70,20,5200,(.62,.60,1.0))
    camera((9.5,-47,2.2),(1.0,0,2.2),28.5,None,None,shift_y=.135)
    return dict(exposure=.8),dict(wb=(.96,1,1.06),bloom=.06)

def box_city(cx,w,h,d,mat,y=.4):
    V=[(cx-w/2,y,0),(cx+w/2,y,0),(cx+w/2,y+d,0),(cx-w/2,y+d,0),(cx-w/2,y,h),(cx+w/2,y,h),(cx+w/2,y+d,h),(cx-w/2,y+d,h)]; o=mesh('nb',V,[(0,1,5,4),(1,2,6,5),(3,0,4,7),(4,5,6,7)],mat); uv=o.data.uv_layers.new(name='UVMap'); u=[(0,-2),(w,-2),(w,h-2),(0,h-2),(50,-2),(50+d,-2),(50+d,h-2),(50,h-2),(90,-2),(90+d,-2),(90+d,h-2),(90,h-2)]+[(0,-9)]*4; uv.data.foreach_set('uv',np.array(u,np.float32).ravel()); return o
def h2():
    """glass tower, blue hour"""
    P=dict(storeys=14,bays=8,bw=3.4,wallc='#9c9a96',trimc='#c9c4ba'); common(P); W,Dp,FH,N_=28.0,20.0,3.5,P['storeys']; z0=7.5; H=z0+N_*FH
    n=N('cw'); o=n.n('NewGeometry').outputs['Position']; s=n.n('SeparateXYZ'); n.set(s,0,o); u=n.math('DIVIDE',n.math('ADD',s.outputs[0],n.math('MULTIPLY',s.outputs[1],1.0)),1.75); v=n.math('DIVIDE',n.math('SUBTRACT',s.outputs[2],z0),FH); cell=n.n('CombineXYZ',{'X':n.math('FLOOR',u),'Y':n.math('FLOOR',v)}).outputs[0]; wn=n.n('TexWhiteNoise',noise_dimensions='2D'); n.set(wn,'Vector',cell); fv=n.math('FRACT',v); fu=n.math('FRACT',u)
    on=n.math('GREATER_THAN',wn.outputs['Value'],.36); b=n.math('ADD',n.math('MULTIPLY',n.math('POWER',n.n('SeparateColor',{'Color':wn.outputs['Color']}).outputs[2],1.6),.95),.08); col=n.ramp(n.n('SeparateColor',{'Color':wn.outputs['Color']}).outputs[1],[(0,(1,.52,.22)),(.5,(1,.66,.36)),(1,(1,.82,.62))]); fall=n.ramp(fv,[(0,(.22,)*3),(.45,(.45,)*3),(.8,(1.15,)*3),(.88,(1.5,)*3),(.9,(0,)*3),(1,(0,)*3)]); mul=n.math('MULTIPLY',n.math('GREATER_THAN',fu,.07),n.math('GREATER_THAN',fv,.10)); cur=n.math('MULTIPLY',mul,n.math('ADD',n.math('MULTIPLY',n.noise(.8,2,.5,vec=o),.9),n.math('MULTIPLY',n.math('GREATER_THAN',n.math('SUBTRACT',fu,n.math('MULTIPLY',n.n('SeparateColor',{'Color':wn.outputs['Color']}).outputs[0],.8)),.45),.25)))
    st=n.math('MULTIPLY',n.math('MULTIPLY',on,fall),n.math('MULTIPLY',n.math('MULTIPLY',b,cur),1.0)); p=n.pbsdf(Base_Color=srgb('#3a4c60'),Metallic=.8,Roughness=.06,Emission=col,Emission_Strength=st); glass=n.done(p)
    with grab() as g: box((0,Dp/2,(z0+H)/2),(W,Dp,H-z0),glass,0)
    g.objs[0].visible_diffuse=False
    fin=M_plain('fin',srgb('#b59a6c'),.35,.9); slab=M_plain('slab',srgb('#2a2e33'),.4,.3)
    for i in range(9): box((-W/2+i*3.5,-.18,(z0+H)/2+1),(.10,.42,H-z0+2),fin,0)
    for i in range(6): 
        for s_ in(-1,1): box((s_*(W/2+.15),i*4.0,(z0+H)/2+1),(.42,.10,H-z0+2),fin,0)
    for k in range(N_+1): box((0,Dp/2-.04,z0+k*FH),(W+.16,Dp+.16,.32),slab,0)
    box((0,Dp/2,H+1.6),(W-3,Dp-3,3.2),slab,.05); box((0,Dp/2,H+.25),(W+.5,Dp+.5,.14),M_emit('crown',(1,.66,.34),3.0),0).visible_diffuse=False
    # lower wing
    box_city(24,20,21,16,M_city('wing',strength=.55,lit=.55,cell=(3.4,3.5),base=srgb('#3a4048')),2)
    # podium
    ln_=N('lob'); lo=ln_.n('NewGeometry').outputs['Position']; lz=ln_.n('SeparateXYZ'); ln_.set(lz,0,lo); wf=ln_.math('ABSOLUTE',ln_.math('SUBTRACT',ln_.math('FRACT',ln_.math('MULTIPLY',lz.outputs[0],1.6)),.5)); st2=ln_.math('MULTIPLY',ln_.math('MULTIPLY',ln_.math('ADD',wf,.35),ln_.math('ADD',ln_.math('MULTIPLY',ln_.noise(.35,3,.5,vec=lo),1.2),.05)),ln_.ramp(ln_.math('DIVIDE',lz.outputs[2],7.2),[(0,(.35,)*3),(.6,(.6,)*3),(1,(1.3,)*3)])); lob=plane((0,3.2,3.6),W+9,8.2,ln_.done(ln_.n('Emission',{'Color':(1,.52,.22),'Strength':st2})),rot=(R_(90),0,0)); lob.visible_diffuse=False
    plane((0,1.0,3.6),W+10,7.0,P['pane'],rot=(R_(90),0,0)); box((0,5,7.2),(W+11,13,.7),P['trim'],.05); box((0,-1.2,7.0),(W+12,5.6,.4),slab,.03); box((0,-1.2,6.78),(W+11.4,5.2,.03),M_emit('und',(1,.66,.34),.8),0).visible_diffuse=False
    for i in range(15): box((-W/2-4.6+i*(W+9.2)/14,.95,3.5),(.18,.3,7),fin,0)
    for x in(-9,-3.6,3.6,9):
        column((x,-3.6,0),.26,6.8,P['trim'],16); 
    for x in(-12,-4,4,12): o_=lathe([(0,-.6),(.35,-.5),(.5,0),(.35,.5),(0,.6)],M_emit('ch',(1,.72,.42),6),(x,2.2,4.2),16); o_.visible_diffuse=False
    area((0,-1.2,6.7),(0,-1.2,0),W,4,900,kelvin(2800)); strip(.1,W,260,-3.5,12)
    fg_street(P,W+16); nm=M_city('nb',strength=.22,lit=.26,cell=(1.9,3.3),base=srgb('#39404c')); plane((0,0,-.25),4000,4000,M_plain('far',(.012,.014,.018),.6))
    # neighbours with floors, piers, a roof that is used and shops below: plain blocks look like models
    bands=[M_plain('band%d'%k,srgb(c),.7) for k,c in enumerate(('#4a505a','#5a5048','#434a50'))]; shop=M_emit('shop',(1,.56,.26),.38)
    def dressed(k,cx,w,h,d,y,fh=3.3):
        bd=bands[k%3]; F=int(h/fh)
        for f in range(0,F): box((cx,y+d/2,f*fh+2.1),(w+.5,d+.5,.42 if k%2 else .30),bd,0)
        for i in range(int(w/3.8)+1): box((cx-w/2+i*w/int(w/3.8),y-.12,h/2+2),(.36,.42,h-4),bd,0)
        for i in range(int(d/3.8)+1):
            for e in(-1,1): box((cx+e*(w/2+.12),y+i*d/int(d/3.8),h/2+2),(.42,.36,h-4),bd,0)
        box((cx,y+d/2,h+.45),(w+.7,d+.7,.9),bd,.03); rr=np.random.RandomState(k+3)
        for q in range(3): e=rr.uniform(1.6,3.4); box((cx+rr.uniform(-.34,.34)*w,y+d*rr.uniform(.3,.7),h+.9+e/2),(rr.uniform(2.2,4.5),rr.uniform(2,4),e),bd,.03)
        tube([(cx+w*.2,y+d*.4,h),(cx+w*.2,y+d*.4,h+7)],.07,bd,1,smooth=False); box((cx,y-.35,4.0),(w+.6,1.1,.35),bd,.02)
        o_=box((cx,y-.05,1.9),(w-1.2,.06,2.9),shop,0); o_.visible_diffuse=False
        for i in range(int(w/3.8)+1): box((cx-w/2+i*w/int(w/3.8),y-.15,2),(.6,.5,4),bd,0)
    for k,q in enumerate(((-33,20,40,14,10),(48,18,52,14,14),(-58,22,58,16,30),(66,20,34,14,6),(40,20,74,14,80),(24,20,21,16,2,3.5))): dressed(k,*q)
    for cx,w,h,d,y in((-33,20,40,14,10),(48,18,52,14,14),(-58,22,58,16,30),(66,20,34,14,6),(-20,16,58,12,60),(40,20,74,14,80),(-80,30,40,14,40),(84,26,62,14,50)): box_city(cx,w,h,d,nm,y)
    for x,y,h,r,sd in((-17,-5.4,4.6,1.7,1),(17.4,-5.4,4.6,1.7,2),(-25,-5.2,5,1.9,3)): tree(x,y,h,r,P['tl'],P['bark'],sd,2400); spot((x+.4,y-.9,.1),(x,y,h),130,kelvin(2700),70,.8,.05)
    sky('blue',.9,1.25); area((0,-60,30),(0,0,20),60,30,5200,(.5,.62,1.0))
    camera((-22,-56,1.8),(-1.0,8,1.8),20.5,shift_y=.275)
    return dict(exposure=.85),dict(wb=(.98,1,1.05),bloom=.06)
def h3():
    """beach resort: thatched pavilions, palms, sand, a lit pool edge"""
    P=dict(bays=5,bw=2.9,wallc='#d9c9ab',trimc='#c9b48f',framec='#6a472b',glow=.75,on=.98); common(P); th=M_thatch(); timber=M_wood('timber',srgb('#3b2716'),srgb('#86603c'),rough=.6,uv=False); sand=N('sand'); o=sand.n('NewGeometry').outputs['Position']; f=sand.noise(.35,7,.65,vec=o); g_=sand.noise(5,5,.7,vec=o); pb=sand.pbsdf(Base_Color=sand.mix(f,srgb('#b99d76'),srgb('#dcc6a0')),Roughness=.95,Specular=.15); sand.set(pb,'Normal',sand.bump(sand.math('ADD',sand.math('MULTIPLY',f,4.0),g_),.9,.12)); sandm=sand.done(pb)
    plane((0,40,-.02),400,120,sandm); lakewater(-.4); w=plane((0,-60,.0),400,90,P['water']); mesh('slope',[(-200,-15.2,-.06),(200,-15.2,-.06),(200,-11,.14),(-200,-11,.14),(200,-20,-.02),(-200,-20,-.02)],[(0,1,2,3)],sandm); mesh('s2',[(-200,-11,.14),(200,-11,.14),(200,20,.25),(-200,20,.25)],[(0,1,2,3)],sandm)
    def villa(x,y,w,d,h,rh,nb,open_=False,zb=.6):
        par=dict(P); par['bays']=nb; par['bw']=w/nb
        box((x,y+d/2-1.2,zb/2),(w+3.0,d+4.4,zb),timber,.03)
        with grab() as g:
            if open_: storey(par,zb,h,'rect',w/nb*.86,h*.86,0,P['wall'],th=.25,curt=False,deep=1.5)
            else: storey(par,zb,h,'rect',w/nb*.62,h*.80,0,P['wall'],th=.25)
        for q in g.objs: q.location.x+=x; q.location.y+=y
        for s in(-1,1): box((x+s*w/2,y+d/2,zb+h/2),(.25,d,h),P['wall'],0)
        box((x,y+d,zb+h/2),(w,.2,h),P['wall'],0)
        for i in range(nb+1): tube([(x-w/2-.5+(w+1.0)*i/nb,y-2.0,zb),(x-w/2-.5+(w+1.0)*i/nb,y-2.0,zb+h*.92)],.12,timber,3,smooth=False)
        box((x,y-2.0,zb+h*.93),(w+1.6,.2,.22),timber,.02)
        curvedhip((x,y+d/2-.9,zb+h-.05),w+.8,d+2.6,rh,w*.30,1.0,th,.42,12,.82); curvedhip((x,y+d/2-.9,zb+h+rh-.85),w*.30,.5,.75,w*.26,.45,th,.2,4,.9)
        area((x,y-1.0,zb+h*.9),(x,y-1.0,0),w,1.6,24*w,kelvin(2450)); 
        for i in(0,nb//2,nb):
            xx=x-w/2-.5+(w+1.0)*i/nb; o=lathe([(0,-.2),(.13,-.12),(.16,0),(.13,.12),(0,.2)],M_emit('ln',(1,.6,.28),5),(xx+.5,y-1.8,zb+h*.66),12); o.visible_diffuse=False
        for s in(-1,1): spot((x+s*w*.3,y-5.5,.3),(x+s*w*.2,y,zb+h+rh*.6),150,kelvin(2550),80,.8,.1)
    villa(0,2.5,17,8,4.2,6.4,7,True,.8); villa(-17.5,-.5,9.5,6,3.1,4.0,4); villa(18,-.2,9.5,6,3.1,4.0,4); villa(-31,3,9,6,3.0,3.8,4); villa(31.5,3,9,6,3.0,3.8,4)
    palms(P,[(-10.8,-4.2,9.5,3),(-12.6,-1.5,7.5,4),(10.9,-3.4,10.5,6),(12.6,-.8,8,8),(-24.5,-4.5,9,9),(25.5,-4,8.5,11),(-4.5,13,12,12),(6,14,13,13),(-22,10,11,14),(22,11,12,15),(7.2,-8.0,7.2,16),(-36,-3,9,18),(38,-2,10,19)],300)
    for s in(-1,1):
        for x in(3.0,8.5,14,20): 
            tube([(s*x,-9.3,.1),(s*x,-9.3,1.7)],.04,timber,2,smooth=False); o=lathe(smoothprofile([(0,0),(.08,.10),(.06,.28),(0,.5)],4),M_emit('torch',(1,.50,.14),14),(s*x,-9.3,1.68),12); o.visible_diffuse=False; point((s*x,-9.3,2.0),26,kelvin(2100),.08)
    tk=M_wood('teak',srgb('#4a2f1c'),srgb('#9a6f45'),rough=.5,uv=False); cu=M_fabric('cu',srgb('#e9e3d7'),bump=.1); tw=M_fabric('tw',srgb('#12463f')); cnv=M_cloth_trans('cnv',srgb('#e8ddc8'),.5)
    for x in(-8.2,-5.4,5.2,8.0): lounger((x-.55,-6.8,.12),R_(180),tk,cu,tw); lounger((x+.55,-6.8,.12),R_(180),tk,cu,tw); parasol((x,-6.2,.12),cnv,tk,1.5,2.5,8,24)
    box((0,-5.0,.32),(4.4,5.0,.12),timber,.02); 
    hills(-1,1800,110,'#4a3558',.55,3,lights=40,a0=20,a1=160); sky('dusk',.7,1.0); area((0,-60,26),(0,0,3),70,20,5200,(.66,.58,.9))
    camera((3.2,-33,1.9),(.2,0,1.9),27,shift_y=.13)
    return dict(exposure=.9),dict(wb=(1.0,1,1.02),bloom=.065)
def h4():
    """hill lodge: stone base, timber gables, chimneys, pines, snow peaks"""
    P=dict(bays=9,bw=2.7,wallc='#8d8375',trimc='#6a4a30',framec='#3a2616',joint=.34,glow=.85,on=.86); common(P); timber=M_wood('timber',srgb('#33200f'),srgb('#8a5c36'),rough=.6,uv=False); slate=M_stone('slate',srgb('#454b55'),srgb('#262b33'),.5,3,.6); P['trim']=timber; P['stone']=P['wall']; W=9*2.7
    tim=N('planks'); o=tim.n('NewGeometry').outputs['Position']; s=tim.n('SeparateXYZ'); tim.set(s,0,o); q=tim.math('FRACT',tim.math('MULTIPLY',s.outputs[2],4.2)); gv=tim.math('GREATER_THAN',q,.08); f=tim.noise(1.0,6,.65,vec=tim.mapping(o,(1.2,1.2,14))); c=tim.ramp(f,[(.3,srgb('#4a2f1a')),(.7,srgb('#93653b'))]); c=tim.mix(gv,srgb('#1c1009'),c); pb=tim.pbsdf(Base_Color=c,Roughness=.65); tim.set(pb,'Normal',tim.bump(tim.math('ADD',gv,tim.math('MULTIPLY',f,.5)),.6,.04)); planks=tim.done(pb)
    z=0
    for k,(h,wl) in enumerate(((3.8,P['wall']),(3.1,planks),(3.0,planks))):
        storey(P,z,h,'rect',1.45,2.05,.55 if k else .5,wl,th=.4); 
        if k:
            box((0,-.75,z+.04),(W+.6,1.6,.16),timber,.02); r=railing(W+.4,timber,.95,.16); r.location=(0,-1.5,z+.1)
            for i in range(10): box((-W/2+i*2.7,-1.45,z+h/2),(.16,.16,h),timber,.02); box((-W/2+i*2.7,-.75,z-.22),(.14,1.5,.2),timber,.02)
        z+=h
    box((0,7.8,z/2),(W,12,z-.02),planks,0); [box((q*(W/2-.15),1.2,z/2),(.3,1.6,z-.02),planks,0) for q in(-1,1)]
    gable((0,6,z),13.4,W,5.6,1.1,slate,.22,'x',planks)
    # projecting gabled bays
    for gx,gw,gh in((-W*.30,6.4,4.4),(W*.30,6.4,4.4),(0,8.6,5.6)):
        Q=dict(P); Q['bays']=3; Q['bw']=gw/3; yo=-2.2
        zz=0
        for k,(h,wl) in enumerate(((3.8,P['wall']),(3.1,planks),(3.0,planks))):
            with grab() as g: storey(Q,zz,h,'rect',gw/3*.66,2.15,.5,wl,th=.4)
            for q_ in g.objs: q_.location.y+=yo
            for s_ in(-1,1): box((gx*0+s_*gw/2,yo+1.4,zz+h/2),(.3,2.8,h),wl,0); 
            for q_ in list(g.objs)+[x for x in bpy.data.objects if x not in g.objs and x.name.startswith('box') and abs(abs(x.location.x)-gw/2)<1e-4 and abs(x.location.y-(yo+1.4))<1e-4 and abs(x.location.z-(zz+h/2))<1e-4]: q_.location.x+=gx
            if k:
                box((gx,yo-.75,zz+.04),(gw+.5,1.5,.16),timber,.02); r=railing(gw+.4,timber,.95,.16); r.location=(gx,yo-1.4,zz+.1)
            zz+=h
        gable((gx,3.0,zz),gw,11.0,gh,.9,slate,.2,'y'); mesh('gw',[(gx-gw/2,yo+.02,zz),(gx+gw/2,yo+.02,zz),(gx,yo+.02,zz+gh)],[(0,1,2)],planks)
        wd=shape2d([(-gw*.20,.5),(gw*.20,.5),(gw*.20,gh*.40),(0,gh*.66),(-gw*.20,gh*.40)],[],.03,P['roomt'],(gx,yo-.02,zz),(R_(90),0,0)); wd.visible_diffuse=False
        for q in(-.1,0,.1): box((gx+q*gw,yo-.10,zz+.5+gh*(.215-abs(q)*.9)+.0),(.09,.12,gh*(.55-abs(q)*1.3)),timber,0)
        for q in(.22,.40): box((gx,yo-.10,zz+gh*q),(gw*.42,.12,.09),timber,0)
        box((gx,yo-.10,zz+.47),(gw*.46,.14,.14),timber,0); [tube([(gx+s_*gw*.20,yo-.10,zz+.45),(gx+s_*gw*.20,yo-.10,zz+gh*.40),(gx,yo-.10,zz+gh*.66)],.07,timber,2,smooth=False) for s_ in(-1,1)]
        for s_ in(-1,1): tube([(gx+s_*(gw/2+.85),yo-.95,zz-.85*gh/(gw/2)),(gx,yo-.95,zz+gh)],.13,timber,2,smooth=False)
    for x,y,h in((-7.5,7,8.2),(6.6,7,8.2)):
        box((x,y,z+3.2),(1.5,1.2,h-1.5),P['stone'],.03); box((x,y,z+3.2+(h-1.5)/2),(1.75,1.45,.22),slate,.02)
    # porch
    box((0,-4.6,3.5),(7.2,3.6,.22),timber,.02); gable((0,-4.6,3.6),7.2,3.6,1.9,.5,slate,.16,'y',planks)
    for x in(-3.3,-1.5,1.5,3.3): box((x,-6.1,1.75),(.30,.30,3.5),timber,.03); box((x,-6.1,.5),(.7,.7,1.0),P['stone'],.05)
    area((0,-4.6,3.35),(0,-4.6,0),6,3,170,kelvin(2400))
    for zz in(3.75,6.85): area((0,-1.2,zz+2.7),(0,-1.2,zz),W,1.0,150,kelvin(2400)).visible_glossy=False
    strip(.1,W,140,-4.2,9,2500,.3)
    plane((0,-20,-.03),300,160,M_grass((.045,.065,.03))); plane((0,0,-.3),4000,4000,M_plain('far',(.012,.016,.014),.9)); hills(-1,420,24,'#161c26',.4,5,lights=14,lsize=(2,4)); st=M_stone('path',srgb('#8f867a'),srgb('#655d53'),.5); tiles(-2.2,2.2,-46,-3,1.0,.7,.0,st)
    for y in(-9,-14,-19,-24):
        for s_ in(-1,1): lantern((s_*2.7,y,0),P['iron'],.5,.22,14,2250,10)
    lf=M_leaf('pine',srgb('#2c4a33'),.15,.6); PN=[pine(h,lf,P['bark'],i) for i,h in enumerate((11,13,9.5))]; rs=np.random.RandomState(4); bpy.context.view_layer.update()
    for x,y,sc in [(-16.5,-3,1.05),(-19.5,2,1.25),(17,-2.5,1.1),(20,3,1.3),(-23,-4,.9),(24,-5,.95),(-14.5,-9,.55),(15.5,-9.5,.5)]+[(rs.uniform(-60,60),rs.uniform(16,34),rs.uniform(.55,.95)) for _ in range(34)]+[(s_*rs.uniform(24,44),rs.uniform(-4,14),rs.uniform(.7,1.2)) for s_ in(-1,1) for _ in range(7)]: dup([PN[rs.randint(3)]],(x,y,-.1),rs.uniform(0,6),sc)
    hide(PN)
    peaks()
    sky('blue',1.0,1.15); area((0,-50,26),(0,-6,4),60,20,9500,(.55,.62,1.0))
    camera((-9.0,-28.5,1.8),(-.7,0,1.8),23.5,shift_y=.20)
    return dict(exposure=1.2),dict(wb=(.98,1,1.06),bloom=.065)
def h5():
    """colonial mansion: two storeys of columned verandas, pediment, tiled hip roof, lawn"""
    P=dict(bays=11,bw=2.9,wallc='#e3c98f',trimc='#efe8da',framec='#1f4a3f',glow=.8,on=.9,wrough=.03); common(P); tr=M_lime('white',srgb('#efe8da'),0,.15); P['trim']=tr; roof=M_tileroof(srgb('#93502f')); W=11*2.9; GF,FH=4.4,4.1; z=.9
    box((0,4,z/2),(W+5.6,17,z),tr,.03)
    for k,h in enumerate((GF,FH)):
        storey(P,z,h,'arch',1.35,3.05,.02,P['wall'],th=.4)
        # green louvred shutters
        sh=M_plain('shut',srgb('#1f4a3f'),.5)
        with grab() as g:
            for s in(-1,1):
                box((s*1.02,-.05,1.45),(.62,.05,2.8),sh,.01)
                for j in range(16): box((s*1.02,-.08,.22+j*.165),(.52,.03,.06),sh,0,rot=(R_(35),0,0))
        SH=joined(g.objs,'shut'); bpy.context.view_layer.update()
        for i in range(11): dup([SH],(-W/2+(i+.5)*2.9,0,z))
        hide([SH])
        # veranda: columns, slab, balustrade
        for i in range(12):
            x=-W/2+i*2.9; column((x,-2.9,z),.20,h-.35,tr,16)
        box((0,-1.6,z+h-.16),(W+.9,3.4,.32),tr,.03); box((0,-2.95,z+h-.42),(W+.7,.34,.22),tr,.02); plane((0,-1.5,z+h-.34),W,2.8,tr)
        r=railing(2.5,tr,.85,.14,True); bpy.context.view_layer.update()
        for i in range(11):
            if k or i not in(5,): dup([r],(-W/2+(i+.5)*2.9,-2.9,z))
        hide([r]); area((0,-1.4,z+h-.45),(0,-1.4,0),W,1.6,520,kelvin(2450))
        for i in range(11):
            x=-W/2+(i+.5)*2.9; tube([(x,-1.5,z+h-.35),(x,-1.5,z+h-.9)],.01,P['iron'],smooth=False); o=lathe([(0,-.2),(.10,-.18),(.14,0),(.10,.18),(.03,.24)],M_emit('lan',(1,.62,.3),5),(x,-1.5,z+h-1.1),6,auto=15); o.visible_diffuse=False
        z+=h
    box((0,7.4,z/2+.2),(W-.2,11,z-.6),P['wall'],0); [box((q*(W/2-.15),1.4,z/2+.2),(.3,2.2,z-.6),P['wall'],0) for q in(-1,1)]; 
    for j,(zz,dd,hh) in enumerate(((0,.3,.2),(.2,.55,.18),(.38,.8,.16))): box((0,4.4,z+zz),(W+1.2+dd,15.6+dd,hh),tr,.02)
    curvedhip((0,4.4,z+.75),W+.4,15,4.6,W-13,.9,roof,.2,2,1.0)
    # pedimented portico
    pw=8.9; 
    for x in(-4.2,-1.5,1.5,4.2): column((x,-4.6,.9),.30,GF+FH-.5,tr,20)
    box((0,-3.8,z-.02),(pw+.6,2.6,.7),tr,.03); mesh('ped',[(-pw/2-.5,-5.1,z+.38),(pw/2+.5,-5.1,z+.38),(0,-5.1,z+2.5),(-pw/2-.5,-2.5,z+.38),(pw/2+.5,-2.5,z+.38),(0,-2.5,z+2.5)],[(0,1,2)],P['wall']); gable((0,-3.4,z+.42),pw+.4,3.4,2.1,.45,roof,.16,'y'); 
    for s in(-1,1): box((s*(pw/4+.1),-5.16,z+1.42),(math.hypot(pw/2+.5,2.15),.22,.22),tr,.02,rot=(0,s*math.atan2(2.15,pw/2+.5),0))
    box((0,-5.16,z+.42),(pw+1.2,.24,.26),tr,.02); o=lathe([(0,0),(.62,0),(.62,.1),(0,.1)],P['roomt'],(0,-5.12,z+1.25),32,rot=(R_(90),0,0)); o.visible_diffuse=False
    area((0,-4.2,z-.45),(0,-4.2,0),7,1.6,200,kelvin(2500)); strip(1.0,W,170,-5.8,10)
    for k in range(6): box((0,-5.9-.38*k,.9-.15*k-.15*.5-.0),(6.4+.3*k,.40,.15*2),tr,.01)
    for f_ in(-.32,.32): box((f_*W,4.4,z+4.6),(1.3,1.0,2.6),P['wall'],.03); box((f_*W,4.4,z+5.95),(1.55,1.25,.2),tr,.02)
    # lawn, gravel drive, round fountain
    plane((0,-30,-.03),240,150,M_grass((.06,.10,.032))); plane((0,0,-.3),4000,4000,M_plain('far',(.014,.018,.014),.9)); hills(-1,420,22,'#1d2030',.45,5,lights=24,lsize=(2,4)); gv=M_stone('gravel',srgb('#bfa987'),srgb('#94805f'),.8,12,.5); plane((0,-26,-.015),7.4,36,gv); cyl((0,-19,-.02),8.6,.03,gv,72,0); cyl((0,-19,0),4.9,.05,M_grass((.06,.10,.032)),72,0)
    lathe([(2.6,0),(2.75,.05),(2.75,.55),(2.45,.55),(2.4,.1),(0,.1)],tr,(0,-19,0),64); lathe([(0,.42),(2.42,.42)],P['water'],(0,-19,0),48); lathe(smoothprofile([(.5,.1),(.3,.5),(.18,1.0),(.3,1.2),(1.1,1.45),(1.15,1.5),(.2,1.5),(.14,2.0),(.5,2.2),(.52,2.25),(.08,2.25),(.06,2.6),(0,2.65)],4),tr,(0,-19,0),32); 
    for a in range(4): q=R_(45+90*a); point((2.0*math.cos(q),-19+2.0*math.sin(q),.6),14,kelvin(2700),.1)
    for s in(-1,1):
        hedge(min(s*6.2,s*16),max(s*6.2,s*16),-7.4,-6.6,.8,P['leaf'],9+s,90)
        lamppost(s*9.6,-12,0,P['iron'],3.0,60)
    palms(P,[(-19.5,-4,10,3),(20.5,-5,11,4),(-25,2,12,6),(26,1,12,8)],420)
    for x,y,h,r,sd in((-30,8,9,5.5,1),(29,9,9.5,5.5,2),(-21,22,11,6,3),(22,23,11,6,4),(-38,12,9,5.5,5),(37,10,9,5.5,6),(-25,16,11,6,7),(31,18,12,6,8)): tree(x,y,h,r,P['tl'],P['bark'],sd,3200,.34)
    sky('dusk',.75,1.0); area((0,-60,30),(0,-6,3),70,24,15000,(.72,.64,.86))
    camera((-8.6,-36,1.9),(-.6,-4,1.9),28,shift_y=.115)
    return dict(exposure=1.0),dict(wb=(.98,1,1.03),bloom=.06)
def h6():
    """boutique city hotel: rust stucco, emerald awnings, iron balconies, mansard, wet street"""
    P=dict(bays=5,bw=2.9,wallc='#a85f42',trimc='#e6dac4',framec='#d8d0c0',joint=0,glow=.85,on=.72); common(P); W=5*2.9; GF,FH=4.6,3.5; tr=P['trim']; slate=M_stone('slate',srgb('#39414d'),srgb('#20262e'),.45,3,.5)
    P2=dict(P); P2['frame']=P['brass']; storey(P2,0,GF,'arch',2.05,3.7,.0,M_lime('base',srgb('#dccdb4'),.42),th=.5); box((0,-.03,.35),(W+.1,.7,.7),tr,.02) if 0 else None
    aw=M_cloth_trans('aw',srgb('#0f4a40'),.3); aw2=M_cloth_trans('aw2',srgb('#e6dcc6'),.3)
    for i in range(5):
        x=-W/2+(i+.5)*2.9
        if i==2: continue
        w,dp,zt,zb=2.3,1.35,3.75,2.75
        for k in range(8): # striped sloping awning
            a,b=x-w/2+w*k/8,x-w/2+w*(k+1)/8; mesh('aw',[(a,-.05,zt),(b,-.05,zt),(b,-dp,zb),(a,-dp,zb),(b,-dp,zb-.24),(a,-dp,zb-.24)],[(0,1,2,3),(3,2,4,5)],aw if k%2==0 else aw2)
        for s in(-1,1): mesh('aws',[(x+s*w/2,-.05,zt),(x+s*w/2,-dp,zb),(x+s*w/2,-.05,zb)],[(0,1,2)],aw)
    box((0,.1,GF+.12),(W+.5,1.0,.3),tr,.04); box((0,-.1,GF+.30),(W+.3,1.0,.10),tr,.02)
    z=GF+.3; rail=railing(1.9,P['iron'],.95,.11); slab=joined([box((0,-.34,-.07),(2.1,.7,.14),tr,.03),box((-.65,-.2,-.28),(.14,.34,.32),tr,.04),box((.65,-.2,-.28),(.14,.34,.32),tr,.04)],'slab')
    with grab() as g:
        w,h=1.35,2.5
        for s in(-1,1): box((s*(w/2+.09),-.03,h/2),(.18,.14,h),tr,.02)
        box((0,-.03,h+.1),(w+.36,.14,.2),tr,.02); box((0,-.1,h+.26),(w+.64,.32,.10),tr,.025); box((0,-.05,h+.13),(.26,.2,.32),tr,.03)
    sur=joined(g.objs,'sur'); bpy.context.view_layer.update()
    for k in range(3):
        storey(P,z,FH,'rect',1.35,2.5,.35,P['wall'],th=.45)
        for i in range(5):
            x=-W/2+(i+.5)*2.9; dup([sur],(x,0,z+.35))
            if k==0 or i in(1,3): dup([slab],(x,0,z+.33)); 
            if k==0 or i in(1,3):
                q=dup([rail],(x,-.62,z+.36))
            if k==1 and i in(0,2,4) or k==2 and i==2:
                box((x,-.22,z+.30),(1.5,.26,.22),M_plain('pl',srgb('#2a1d14'),.6),.02); hedge(x-.7,x+.7,-.34,-.10,.001,P['leaf'],i+k*7,420); 
        for s in(-1,1): 
            for j in range(7): box((s*(W/2-.2),-.03,z+.26+j*.5),(.56 if j%2 else .40,.12,.44),tr,.03)
        if k<2: box((0,-.02,z+FH-.02),(W+.1,.3,.16),tr,.03)
        strip(z+.1,W*.98,85,-.75,6); z+=FH
    hide([rail,slab,sur])
    for j,(zz,dd,hh) in enumerate(((0,.35,.2),(.2,.6,.18),(.38,.95,.16))): box((0,.2-dd/2,z+zz+hh/2),(W+2*dd*.8,.4+dd,hh),tr,.02)
    mz=z+.54; mh=3.2; mesh('mansard',[(-W/2,.1,mz),(W/2,.1,mz),(W/2-.5,1.4,mz+mh),(-W/2+.5,1.4,mz+mh),(-W/2,9,mz),(-W/2+.5,9,mz+mh),(W/2,9,mz),(W/2-.5,9,mz+mh)],[(0,1,2,3),(3,2,7,5),(0,3,5,4),(1,6,7,2)],slate); box((0,1.4,mz+mh),(W-1,.3,.2),tr,.04)
    Q=dict(P); 
    for i in range(5):
        x=-W/2+(i+.5)*2.9; Q=dict(P); Q['bays']=1; Q['bw']=1.7
        with grab() as g: storey(Q,mz+.15,2.3,'arch',1.0,1.75,.3,tr,th=.3,curt=False)
        for o in g.objs: o.location.x+=x; o.location.y+=.1
        box((x,.9,mz+1.2),(1.6,1.2,2.0),slate,0); shape2d([(-1.0,0),(1.0,0)]+[(1.0*math.cos(t),.55*math.sin(t)) for t in np.linspace(0,math.pi,18)][1:-1],[],1.5,tr,(x,.75,mz+2.45),(R_(90),0,0),.02)
    for x in(-4.8,4.8): box((x,4,mz+mh+.8),(1.5,1.0,1.8),P['wall'],.03)
    box((0,6.4,z/2),(W,9,z),P['wall'],0)
    # entrance: brass canopy, sign, blade sign
    for zz,t in((3.55,.14),(3.78,.06)): box((0,-1.2,zz),(3.6,2.3,t),P['brass'],.02)
    u=box((0,-1.2,3.47),(3.3,2.1,.03),M_emit('under',(1,.75,.45),2.6),0); u.visible_diffuse=False; area((0,-1.2,3.4),(0,-1.2,0),3,2,120,kelvin(2700)); sign('HOTEL',(0,-2.36,3.9),.62,P['signm'])
    for s in(-1,1): lathe(smoothprofile([(0,0),(.2,0),(.3,.3),(.28,.5),(.24,.52)]),M_plain('pot',srgb('#20302c'),.5),(s*1.45,-2.0,0),24); branches((s*1.45,-2.0,.45),12,1.1,.35,(.12,.08),P['leaf'],None,5+s,pairs=8)
    for i in range(6):
        x=-W/2+i*2.9+(.25 if i==0 else -.25 if i==5 else 0); o=box((x,-.14,2.75),(.16,.16,.34),M_emit('wl',(1,.62,.3),8),.03); o.visible_diffuse=False; box((x,-.14,2.95),(.22,.22,.05),P['iron'],.01); box((x,-.14,2.55),(.2,.2,.05),P['iron'],.01); point((x,-.34,2.75),22,kelvin(2500),.1)
    # café tables
    for x in(-5.8,-3.2,3.2,5.8): side_table((x,-2.1,0),M_marble('mt'),P['iron'],.32,.74); tub_chair((x-.62,-2.15,0),R_(-90),M_velvet('cg',srgb('#0e4440')),P['brass'],.6); tub_chair((x+.62,-2.15,0),R_(90),M_velvet('cg2',srgb('#0e4440')),P['brass'],.6)
    fg_street(P,W+10); nm1=M_lime('n1',srgb('#8f8577'),.4); nm=M_city('nb',strength=.34,lit=.34,cell=(2.3,3.4),base=srgb('#6a6257'))
    # neighbours: plainer fronts of the same street, fewer windows lit
    nw=[M_lime('n%d'%k,srgb('#8a7c6c'),.42 if k else 0) for k in(0,1)]; N2=dict(P); N2['room']=M_room(.55,.34); N2['frame']=M_plain('nf',srgb('#2d2f31'),.5)
    for cx,nb_,nf in((-14.9,5,4),(15.2,5,5),(-29.8,5,5),(30.2,5,4)):
        Q=dict(N2); Q['bays']=nb_; Q['bw']=2.9; zz=0
        for k in range(nf):
            hh=4.4 if k==0 else 3.3
            with grab() as g: storey(Q,zz,hh,'arch' if k==0 else 'rect',1.7 if k==0 else 1.2,3.1 if k==0 else 2.05,.3 if k==0 else .62,nw[1] if k==0 else nw[0],th=.4,card=True)
            for o in g.objs: o.location.x+=cx; o.location.y+=.5
            zz+=hh; box((cx,.45,zz),(nb_*2.9+.1,.5,.16 if k<nf-1 else .4),nw[1],.03)
        box((cx,5.9,zz/2),(nb_*2.9-.1,8,zz-.1),nw[0],0); mesh('nroof',[(cx-7.3,.5,zz+.15),(cx+7.3,.5,zz+.15),(cx+6.6,3,zz+2.2),(cx-6.6,3,zz+2.2)],[(0,1,2,3)],slate)
        box((cx,4.5,zz+1.0),(13,3.2,2.0),slate,0)
        for q in(-1,1): box((cx+q*(nb_*1.45-.15),2.2,zz/2),(.3,3.2,zz-.1),nw[0],0)
    for x,y,h,r,sd in((-9.6,-5.4,4.8,2.0,1),(10.0,-5.4,4.8,2.0,2)): tree(x,y,h,r,P['tl'],P['bark'],sd,3000); spot((x+.4,y-.9,.1),(x,y,h),130,kelvin(2700),70,.8,.05)
    sky('blue',.8,1.1); area((0,-34,16),(0,0,9),40,14,1800,(.5,.62,1.0))
    camera((6.4,-19.5,1.65),(.9,0,1.65),21,shift_y=.235)
    return dict(exposure=.95),dict(wb=(.97,1,1.06),bloom=.07)
def h7():
    """a haveli of rose sandstone behind a lawn and a long basin"""
    P=dict(storeys=3,bays=7,bw=3.4,gf=4.5,fh=3.8,wallc='#c08468',trimc='#e6c7a8',wash=22,jharokha={0:(1,5),1:(2,3,4)},portal=True,centre=3,bigdome=.21,glow=.85,on=.85,arc=26,innerc='#e2b98c'); common(P)
    P['water']=M_stillwater(.02,.06,2.2,'#0b2a30'); P['dome']=P['trim']; rajput(P); W=7*3.4; fg_garden(P,W,True)
    palms(P,[(-14.5,-6.0,7.5,13),(15.0,-6.5,8.4,14),(-18.5,-1.5,9,16),(19.0,-1,9.5,18)],420)
    for s in(-1,1): hedge(min(s*7.2,s*12),max(s*7.2,s*12),-6.0,-5.3,.6,P['leaf'],9+s,80)
    for x,y,h,r,sd in((-22,8,9,5,1),(23,9,9.5,5,2),(-29,12,9,5,5),(30,11,9,5,6)): tree(x,y,h,r,P['tl'],P['bark'],sd,2600,.34)
    lakescene(-3,palace=None,hl=60,seed=8,water=True); sky('blue',.7,1.1); area((0,-40,22),(0,-8,3),50,18,5600,(.58,.62,1.0))
    camera((4.6,-27.5,1.75),(.5,0,1.75),25,shift_y=.175)
    return dict(exposure=.9),dict(wb=(.97,1,1.06),bloom=.07)
HOTELS={'saffron':saffron,'hotel-1':h1,'hotel-2':h2,'hotel-3':h3,'hotel-4':h4,'hotel-5':h5,'hotel-6':h6,'hotel-7':h7}
reset(17); setup(); look,grade=HOTELS[VARIANT](); setup(clamp=4,bounces=8,**look); bpy.context.scene.cycles.transparent_max_bounces=10
finish(**grade)
