from props_venues import *
def M_lime(name,base,joint=0.0,streak=.3):
    n=N(name); o=n.n('NewGeometry').outputs['Position']; f=n.noise(.6,8,.65,vec=o); g=n.noise(6,8,.7,vec=o); st=n.noise(1.0,5,.6,vec=n.mapping(o,(1.6,1.6,.12)))
    c=n.mix(f,tuple(x*.84 for x in base),base); c=n.mix(n.math('MULTIPLY',st,streak),c,tuple(x*.62 for x in base)); p=n.pbsdf(Base_Color=c,Roughness=.72,Specular=.3); h=n.math('MULTIPLY',g,.4)
    if joint:
        br=n.n('TexBrick',{'Color1':(1,1,1),'Color2':(.93,.93,.93),'Mortar':(0,0,0),'Scale':1.0,'Mortar Size':.012,'Mortar Smooth':.2,'Brick Width':joint*2.6,'Row Height':joint}); sw=n.n('SeparateXYZ'); n.set(sw,0,o); cv=n.n('CombineXYZ',{'X':n.math('ADD',sw.outputs[0],sw.outputs[1]),'Y':sw.outputs[2]}); n.set(br,'Vector',cv.outputs[0]); h=n.math('ADD',h,n.math('MULTIPLY',br.outputs['Color'],2.0)); n.set(p,'Base Color',n.mix(n.math('MULTIPLY',n.math('SUBTRACT',1.0,br.outputs['Color']),.55),c,tuple(x*.4 for x in base)))
    n.set(p,'Normal',n.bump(h,.35,.02)); return n.done(p)
def M_room(strength=.85,on=.75):
    if DAY:   # by day a room behind a window is dark, one darker than the next
        n=N('room'); oi=n.n('ObjectInfo').outputs['Random']; return n.done(n.pbsdf(Base_Color=n.ramp(oi,[(0,(.012,.011,.010)),(.5,(.035,.030,.026)),(1,(.10,.085,.065))]),Roughness=.6))
    n=N('room'); oi=n.n('ObjectInfo').outputs['Random']; g=n.n('SeparateXYZ'); n.set(g,0,n.gen()); wn=n.n('TexWhiteNoise',noise_dimensions='1D'); n.set(wn,'W',n.math('MULTIPLY',oi,517.0))
    col=n.ramp(wn.outputs['Value'],[(0,(1,.47,.16)),(.6,(1,.60,.28)),(1,(1,.74,.46))]); off=1-on; lit=n.ramp(oi,[(0,(.05,)*3),(off,(.10,)*3),(off+.02,(.5,)*3),(.8,(1,)*3),(1,(1.5,)*3)])
    fall=n.ramp(g.outputs['Y'],[(0,(.35,)*3),(.5,(.75,)*3),(.85,(1.25,)*3),(1,(.9,)*3)]); sp=n.noise(2.2,3,.5,vec=n.n('NewGeometry').outputs['Position'])
    e=n.n('Emission',{'Color':col}); n.set(e,'Strength',n.math('MULTIPLY',n.math('MULTIPLY',n.math('MULTIPLY',lit,fall),n.math('ADD',n.math('MULTIPLY',sp,1.3),.3)),strength)); return n.done(e)
def M_thatch():
    n=N('thatch'); o=n.n('NewGeometry').outputs['Position']; a=n.noise(1.0,6,.7,vec=n.mapping(o,(14,14,2.2))); b=n.noise(.7,4,.6,vec=o); c=n.ramp(a,[(.25,srgb('#3d2d1b')),(.55,srgb('#7d6240')),(.8,srgb('#a98a5c'))]); c=n.mix(n.math('MULTIPLY',b,.5),c,srgb('#4a3a26')); p=n.pbsdf(Base_Color=c,Roughness=.95,Specular=.1); n.set(p,'Normal',n.bump(a,1.0,.12)); return n.done(p)
def M_tileroof(base):
    n=N('rooftile'); o=n.n('NewGeometry').outputs['Position']; s=n.n('SeparateXYZ'); n.set(s,0,o); w=n.math('ABSOLUTE',n.math('SINE',n.math('MULTIPLY',n.math('ADD',s.outputs[0],0.0),9.0))); r=n.math('FRACT',n.math('MULTIPLY',s.outputs[2],3.2)); h=n.math('ADD',w,n.math('MULTIPLY',r,.8)); f=n.noise(3,6,.7,vec=o); c=n.mix(f,tuple(x*.55 for x in base),base); c=n.mix(n.math('MULTIPLY',n.math('SUBTRACT',1.0,w),.5),c,tuple(x*.3 for x in base)); p=n.pbsdf(Base_Color=c,Roughness=.7); n.set(p,'Normal',n.bump(h,.9,.06)); return n.done(p)
def M_grass(base=(.05,.085,.03)):
    n=N('grass'); o=n.n('NewGeometry').outputs['Position']; f=n.noise(.5,6,.7,vec=o); g=n.noise(28,4,.7,vec=o); c=n.mix(n.math('MULTIPLY',g,.9),tuple(x*.45 for x in base),tuple(x*1.5 for x in base)); c=n.mix(n.math('MULTIPLY',f,.5),c,tuple(x*.6 for x in base)); p=n.pbsdf(Base_Color=c,Roughness=.9,Specular=.15); n.set(p,'Normal',n.bump(g,1.0,.05)); return n.done(p)
def M_stillwater(rough=.03,bump=.12,scale=1.4,col='#071418'):
    n=N('still'); o=n.obj(); bp=n.bump(n.math('ADD',n.noise(scale,4,.55,vec=n.mapping(o,(1,.35,1)),dist=.4),n.math('MULTIPLY',n.noise(scale*5,3,.6,vec=n.mapping(o,(1,.3,1))),.25)),bump,.12); return n.done(n.pbsdf(Base_Color=srgb(col),Roughness=rough,Specular=.9,Normal=bp))
# ---- openings
def hole(kind,cx,w,h,y0):
    if kind=='cusp': return foil_arch(cx,w,h,y0,7,.09,.18,6)
    if kind=='arch': return arch_pts(cx,w,h,18,y0)
    return [(cx-w/2,y0),(cx-w/2,h),(cx+w/2,h),(cx+w/2,y0)]
def storey(P,z,h,kind,ow,oh,sill,wall,glaze=True,deep=0,skip=(),frame=None,curt=True,th=.45,card=True):
    """one storey of wall with an opening per bay; window parts are linked copies of a first one"""
    nb,bw=P['bays'],P['bw']; W=nb*bw; X=[-W/2+(i+.5)*bw for i in range(nb)]
    shape2d([(-W/2,0),(W/2,0),(W/2,h),(-W/2,h)],[hole(kind,x,ow,sill+oh,sill if sill>0 else .0001) for i,x in enumerate(X) if i not in skip],th,wall,(0,th/2,z),(R_(90),0,0),.012)
    if glaze:
        f=frame or P['frame']; yy=th-.08
        with grab() as g:
            for k in(-1,1): box((k*(ow/2-.03),yy,sill+oh/2),(.06,.07,oh),f,0)
            box((0,yy,sill+oh*.5),(.055,.06,oh),f,0); box((0,yy,sill+oh*.68),(ow,.06,.05),f,0); box((0,yy,sill+.04),(ow,.08,.08),f,0)
            for k in(-1,1): box((k*ow/4,yy,sill+oh/2),(.025,.04,oh),f,0)
            box((0,yy,sill+oh*.34),(ow,.04,.025),f,0)
        fr=joined(g.objs,'frame'); pn=plane((0,th-.05,sill+oh/2),ow,oh,P['pane'],rot=(R_(90),0,0)); cd=plane((0,th+.9+deep,sill+oh/2),ow*1.9,oh*1.45,P['room'],rot=(R_(90),0,0)); cd.visible_diffuse=False
        L=[fr,pn]+([cd] if card else [])
        if curt:
            pair=lambda q: joined([curtain(-ow/2,th+.2,-ow*q,th+.2,sill,sill+oh,P['curt'],3,.05,6,seed=1,nper=8),curtain(ow*q,th+.2,ow/2,th+.2,sill,sill+oh,P['curt'],3,.05,6,seed=2,nper=8)],'c')
            C=[pair(q) for q in ((.22,.36,.02,.12) if P.get('vary') else (.22,))]
        else: C=[]
        bpy.context.view_layer.update(); rs=np.random.RandomState(int(z*10)+5)
        for i,x in enumerate(X):
            if i not in skip: dup(L+([C[rs.randint(len(C))]] if C else []),(x,0,z))
        hide(L+C)
    return X
def strip(z,W,power,y=-.55,up=6,k=2550,d=.25): area((0,y,z),(0,y+.35,z+up),W,d,power,kelvin(k))
def sign(text,loc,size,mat,rot=(R_(90),0,0),space=1.15):
    f=bpy.data.fonts.load(os.environ['FONT'] if 'FONT' in os.environ else __import__('subprocess').check_output(['fc-match','-f','%{file}','Liberation Serif'],text=True)); tc=bpy.data.curves.new('txt','FONT'); tc.body=text; tc.font=f; tc.size=size; tc.align_x='CENTER'; tc.extrude=.03; tc.bevel_depth=.006; tc.space_character=space; o=bpy.data.objects.new('txt',tc); bpy.context.collection.objects.link(o); o.location=loc; o.rotation_euler=rot; tc.materials.append(mat); return o
def railing(w,mat,h=1.0,step=.13,stone=False):
    with grab() as g:
        box((0,0,h),(w,.07,.05),mat,0); box((0,0,.06),(w,.05,.04),mat,0)
        n=max(2,int(w/(step*(2 if stone else 1))))
        for i in range(n+1):
            x=-w/2+w*i/n
            if stone: lathe(smoothprofile([(.05,.06),(.075,.3),(.04,.55),(.06,.75),(.05,h)],2),mat,(x,0,0),8)
            else: box((x,0,h/2),(.018,.018,h),mat,0)
    return joined(g.objs,'rail')
# ---- plants
def pine(h,leaf,bark,seed):
    rr=np.random.RandomState(seed); it=[]; v,f=leafmesh(.62,.16,.5,3)
    for k in range(2600):
        t=rr.rand()**.75; z=h*(.12+.88*t); R=h*.24*(1-t)**.85*(.72+.28*abs(math.sin(t*34)))+.06; a=rr.uniform(0,6.283); q=rr.uniform(.25,1)**.5; p=Vector((R*q*math.cos(a),R*q*math.sin(a),z-R*q*.38)); y=Vector((math.cos(a+rr.uniform(-.6,.6)),math.sin(a+rr.uniform(-.6,.6)),-.38+rr.uniform(-.3,.25))).normalized(); x=y.cross(Vector((0,0,1))).normalized(); it.append(Matrix.Translation(p)@Matrix((x,y,x.cross(y))).transposed().to_4x4()@Matrix.Scale(rr.uniform(.7,1.3)*h/11,4))
    o=place_leaves(leaf,v,f,it); b=tube([(0,0,0),(0,0,h*.9)],.16*h/11,bark,3,radii=[1,.2],smooth=False); return joined([o,b],'pine')
def hedge(x0,x1,y0,y1,h,leaf,seed,dens=110):
    rr=np.random.RandomState(seed); it=[]; v,f=leafmesh(.10,.06,.3,3); lx,ly=x1-x0,y1-y0; n=int(dens*(lx*ly+2*h*(lx+ly)))
    for k in range(n):
        if rr.rand()<lx*ly/(lx*ly+2*h*(lx+ly)): p=Vector((rr.uniform(x0,x1),rr.uniform(y0,y1),h)); d=Vector((0,0,1))
        else:
            z=rr.uniform(0,h)
            if rr.rand()<lx/(lx+ly): s=rr.choice((0,1)); p=Vector((rr.uniform(x0,x1),(y0,y1)[s],z)); d=Vector((0,(-1,1)[s],.2))
            else: s=rr.choice((0,1)); p=Vector(((x0,x1)[s],rr.uniform(y0,y1),z)); d=Vector(((-1,1)[s],0,.2))
        y=(d+Vector(rr.normal(size=3))*.6).normalized(); x=y.orthogonal().normalized(); it.append(Matrix.Translation(p+d*rr.uniform(-.05,.04))@Matrix((x,y,x.cross(y))).transposed().to_4x4()@Matrix.Scale(rr.uniform(.8,1.4),4))
    place_leaves(leaf,v,f,it); box(((x0+x1)/2,(y0+y1)/2,h/2-.03),(lx-.06,ly-.06,h-.04),M_plain('hc',srgb('#0f1a0c'),.9),0)
def lamppost(x,y,z,iron,h=3.4,power=70,k=2500,st=6):
    lathe(smoothprofile([(0,0),(.2,0),(.2,.12),(.1,.3),(.075,.5),(.06,1.2),(.05,h-.1),(.08,h)],5),iron,(x,y,z),16); o=lathe(smoothprofile([(.08,0),(.2,.16),(.24,.32),(.16,.46),(.04,.52)],4),M_emit('lamp',(1,.68,.36),st),(x,y,z+h),16); o.visible_diffuse=False; o.visible_shadow=False; lathe([(.26,.44),(.1,.6),(0,.66)],iron,(x,y,z+h),16); point((x,y,z+h+.25),power,kelvin(k),.2)
def peaks():
    """two ranges of mountains with snow"""
    mn=N('mtn'); o=mn.n('NewGeometry').outputs['Position']; s=mn.n('SeparateXYZ'); mn.set(s,0,o); f=mn.noise(.012,8,.7,vec=o); hz=mn.math('DIVIDE',s.outputs[2],640.0); sn=mn.ramp(mn.math('ADD',hz,mn.math('MULTIPLY',mn.math('SUBTRACT',f,.5),.9)),[(.42,(0,0,0)),(.56,(1,1,1))]); c=mn.mix(sn,srgb('#2b3350'),srgb('#a9aecb')); pk=mn.mix(mn.math('MULTIPLY',hz,.5,clamp=True),c,srgb('#b58aa0')); mm=mn.done(mn.n('Emission',{'Color':mn.mix(.5,c,pk),'Strength':.62}))
    for R,hh,sd,y in((1500,560,5,1300),(1000,300,9,900)):
        r=np.random.RandomState(sd); xs=np.linspace(-1800,1800,240); zt=np.zeros(240); ph=r.uniform(0,6.3,8)
        zt=hh*np.maximum(.05,.36+.26*np.sin(xs*.0023+ph[0])+.16*np.sin(xs*.0061+ph[1])+.11*(1-2*abs(np.sin(xs*.0085+ph[2])))+.055*(1-2*abs(np.sin(xs*.023+ph[3])))+.02*(1-2*abs(np.sin(xs*.06+ph[4]))))
        V=[];F=[]
        for x,zz in zip(xs,zt): V+=[(x,y,-10),(x,y,zz*.5),(x,y,zz)]
        for i in range(239): F+=[(3*i,3*i+3,3*i+4,3*i+1),(3*i+1,3*i+4,3*i+5,3*i+2)]
        mesh('mtn',V,F,mm)
# ---- roofs
def curvedhip(loc,w,d,h,ridge,over,mat,t=.22,n=10,pw=.78):
    x,y,z=loc; V=[];F=[]
    for i in range(n+1):
        s=i/n; q=s**pw; a=(w/2+over)*(1-q)+ridge/2*q; b=(d/2+over)*(1-q)+.04*q; zz=z-over*.35+(h+over*.35)*s; V+=[(x-a,y-b,zz),(x+a,y-b,zz),(x+a,y+b,zz),(x-a,y+b,zz)]
    for i in range(n):
        for k in range(4): k2=(k+1)%4; F.append((i*4+k,i*4+k2,i*4+4+k2,i*4+4+k))
    F.append((n*4,n*4+1,n*4+2,n*4+3)); o=mesh('hip',V,F,mat); m=o.modifiers.new('s','SOLIDIFY'); m.thickness=t; m.offset=-1; return o
def gable(loc,w,d,h,over,mat,t=.2,axis='y',wall=None):
    """pitched roof: ridge along `axis`, w across it, d along it"""
    x,y,z=loc; k=h/(w/2); a=w/2+over; zb=z-over*k; D2=d/2+over
    V=[(-a,-D2,-over*k),(0,-D2,h),(a,-D2,-over*k),(-a,D2,-over*k),(0,D2,h),(a,D2,-over*k)]; F=[(0,1,4,3),(1,2,5,4)]; o=mesh('gable',V,F,mat,False,None,loc,(0,0,0 if axis=='y' else R_(90))); m=o.modifiers.new('s','SOLIDIFY'); m.thickness=t; m.offset=1
    if wall:
        for s in(-1,1): mesh('gw',[(-w/2,s*d/2,0),(w/2,s*d/2,0),(0,s*d/2,h)],[(0,1,2)],wall,False,None,loc,(0,0,0 if axis=='y' else R_(90)))
    return o
# ---- foregrounds
def fg_street(P,W):
    road=N('road'); o=road.n('NewGeometry').outputs['Position']; br=road.n('TexBrick',{'Color1':(1,1,1),'Color2':(.7,.7,.7),'Mortar':(0,0,0),'Scale':1.0,'Mortar Size':.02,'Mortar Smooth':.6,'Brick Width':.34,'Row Height':.2}); road.set(br,'Vector',o); pd=road.ramp(road.noise(.22,4,.5,vec=o),[(.42,(0,0,0)),(.56,(1,1,1))]); rr=road.math('ADD',road.math('MULTIPLY',road.math('SUBTRACT',1.0,pd),.25),.05); hh=road.math('MULTIPLY',road.math('ADD',br.outputs['Color'],road.math('MULTIPLY',road.noise(9,5,.7,vec=o),.5)),road.math('SUBTRACT',1.0,road.math('MULTIPLY',pd,.9))); c=road.mix(br.outputs['Color'],srgb('#17181b'),srgb('#3a3a3d')); p=road.pbsdf(Base_Color=c,Roughness=rr,Specular=.6,Clearcoat=.35,Clearcoat_Roughness=.08); road.set(p,'Normal',road.bump(hh,.28,.02)); plane((0,-24,-.16),160,40,road.done(p))
    tiles(-40,40,-4.6,0,1.1,.7,0,M_stone('sidewalk',srgb('#7c7468'),srgb('#5d574e'),.3)); box((0,-4.68,-.07),(80,.22,.2),P['trim'],.02)
    for x in(-W*.42,-W*.14,W*.14,W*.42): lamppost(x,-4.1,0,P['iron'],power=55)
def fg_lake(P,W,z=-.9,steps=7,yfront=-4.2):
    plane((0,0,z),9000,9000,P['water'])
    for i in range(steps): box((0,yfront+.45*i+6,z+(.9/steps)*(i+.5)-.5),(W+9-i*.3,12,.9/steps+1.0),P['trim'],.02)
    box((0,8,-.6),(W+7,20,1.2),P['trim'],.02)
def fg_garden(P,W,pool=True):
    plane((0,-30,-.03),200,140,M_grass()); st=M_stone('path',srgb('#b9aa92'),srgb('#8d7f6a'),.45); tiles(-W/2-2,W/2+2,-4.6,0,1.1,.7,0,st)
    if pool:
        tiles(-5.4,5.4,-40,-4.6,1.1,.7,.0,st); w=2.3; y0,y1=-34,-7.4
        for s in(-1,1): box((s*(w+.2),(y0+y1)/2,.05),(.4,y1-y0+.8,.16),P['trim'],.02)
        for y in(y0-.2,y1+.2): box((0,y,.05),(2*w+.8,.4,.16),P['trim'],.02)
        plane((0,(y0+y1)/2,.07),2*w,y1-y0,P['water'])
        for y in np.arange(-30,-7,4.4):
            for s in(-1,1): lantern((s*(w+1.0),y,.0),P['iron'],.46,.2,9,2300,10); 
        for s in(-1,1): hedge(min(s*5.5,s*6.5),max(s*5.5,s*6.5),-34,-5.2,.75,P['leaf'],3+s,70)
        for k in range(4): box((0,-1.1-.42*k,.33-.11*k-.055),(7.0-.0*k,.44,.11*2),P['trim'],.01)
def common(P):
    P.setdefault('brass',M_brass()); P['iron']=M_plain('iron',srgb('#121214'),.35,.8); P['pane']=M_window('pane',refl=1.2); P['curt']=M_sheer('curt',(.95,.85,.68),.5); P['room']=M_room(P.get('glow',.8),P.get('on',.78)); P['roomt']=M_plain('roomt',(.03,.027,.024),.3) if DAY else M_emit('roomt',(1,.56,.24),.8)
    P['wall']=M_lime('wall',srgb(P['wallc']),P.get('joint',0.0),P.get('streak',.3)); P['trim']=M_lime('trim',srgb(P['trimc']),0,.25); P['inner']=M_plaster('inner',srgb(P.get('innerc','#e2cfa8'))); P['door']=M_wood('door',srgb('#3a2516'),srgb('#7a5636'),uv=False) if DAY else M_emit('door',(1,.52,.22),.38); P['frame']=M_plain('frame',srgb(P.get('framec','#4a2f1d')),.45); P['leaf']=M_leaf('hedge',srgb('#3a5c31'),.2); P['water']=M_stillwater(P.get('wrough',.03),P.get('wbump',.12)); P['signm']=M_emit('sign',(1,.72,.38),3.2)
    P['mt']=M_stone('trunk',srgb('#6b5a48'),srgb('#3a2f26'),.8,2,.6); P['ml']=M_leaf('palm',srgb('#456b3c'),.35); P['bark']=M_stone('bark',srgb('#5a4b3d'),srgb('#2c241d'),.85,3,.8); P['tl']=M_leaf('tree',srgb('#4c6b38'),.35)
def palms(P,L,lit=300):
    for x,y,h,sd in L:
        palm((x,y,0),h,22,h*.44,sd,P['mt'],P['ml'],h*.08)
        if lit: spot((x-.7,y-1.1,.3),(x,y,h*.85),lit,kelvin(2550),60,.7,.05)
